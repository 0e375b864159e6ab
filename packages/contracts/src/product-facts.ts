import { z } from 'zod';

/**
 * Facts of a product that have no column of their own. They come with the import and are kept as one JSON value, so a new
 * fact needs no migration: give it a default here, which rows from before it have.
 */
export const ProductFacts = z.object({});
export type ProductFacts = z.infer<typeof ProductFacts>;
