import { z } from 'zod';

/**
 * What a text, or a part of it, is true with only: a shop that does not have it shows neither. `instalment`: an operator of
 * instalments. Words are kept in texts, so they never change.
 */
export const Need = z.enum(['instalment']);
export type Need = z.infer<typeof Need>;

/** Absent in a text that is true in any shop. */
export const Needs = Need.optional();
