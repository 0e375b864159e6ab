/** What can be compared, each with its own list. No zod here: browsers load this file. */
export const COMPARED_KINDS = ['stones', 'products'] as const;
export type ComparedKind = (typeof COMPARED_KINDS)[number];

/** Most that one list holds. */
export const COMPARED_MAX = 6;
