/** Topics of actions; actions with a promo code are found by the code. */
export const ACTION_TOPICS = ['prices', 'services', 'bonuses'] as const;
