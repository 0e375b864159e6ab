/** Intent of the form that forgets a saved card. */
export const REMOVE_CARD = 'remove-card';
