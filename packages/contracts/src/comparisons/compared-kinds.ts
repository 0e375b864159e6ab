/** What can be compared, each with its own list. No zod here: browsers load this file. */
export const COMPARED_KINDS = ['stones', 'products'] as const;
export type ComparedKind = (typeof COMPARED_KINDS)[number];

/** Maximum number of entries in one list. */
export const COMPARED_MAX = 6;
