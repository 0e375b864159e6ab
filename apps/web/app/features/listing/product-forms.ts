import type { PluralForms } from '@yahont/values/text/plural.ts';

/** One, few, many of the products that a listing counts. */
export const PRODUCTS: PluralForms = ['изделие', 'изделия', 'изделий'];
