/** Limits and addresses of lists. No zod here: browsers load this file. */

/** Characters of a name. */
export const LIST_NAME_MAX_LENGTH = 60;
export const MAX_LISTS = 20;
export const MAX_LIST_PRODUCTS = 100;
/** Days for which a mark «уже дарят» is shown. */
export const GIFT_MARK_DAYS = 90;

/** `available`: it can be bought. `sold`: shown, and none is left. `gone`: not in the catalogue any more. */
export const LISTED_STATES = ['available', 'sold', 'gone'] as const;
export type ListedState = (typeof LISTED_STATES)[number];

/** What a visitor of a shared list sees of a mark: nobody made it, somebody else did, or they did themselves. */
export const GIFT_MARKS = ['free', 'taken', 'own'] as const;
export type GiftMark = (typeof GIFT_MARKS)[number];

/** Path of the page of a shared list. */
export function sharedListPage(token: string): string {
  return `/favorites/shared/${token}/`;
}
