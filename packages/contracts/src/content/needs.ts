import { z } from 'zod';

/**
 * Features that a text, or a part of it, requires: a shop without the feature does not show it.
 * `instalment`: an operator of instalments. Texts store these words, so they never change.
 */
export const Need = z.enum(['instalment']);
export type Need = z.infer<typeof Need>;

/** Absent in a text that is valid for any shop. */
export const Needs = Need.optional();
