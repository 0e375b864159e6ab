/** What a shopper says about a hold. No zod here: browsers load this file. */

/** When the shopper comes, as far as they know. */
export const COMINGS = ['today', 'tomorrow', 'unknown'] as const;
export type Coming = (typeof COMINGS)[number];

/** Characters of what else the shopper wants to see. */
export const WISH_MAX_LENGTH = 200;

/** `open`: the store keeps it. `released`: given back by the shopper. `lapsed`: its term is over. `cancelled`: ended by the store. */
export const HOLD_STATES = ['open', 'released', 'lapsed', 'cancelled', 'bought'] as const;
export type HoldState = (typeof HOLD_STATES)[number];
