/** How a store takes a part of an order at its till, and gives it back. */
export const TILL_METHODS = ['cash', 'card'] as const;
export type TillMethod = (typeof TILL_METHODS)[number];
