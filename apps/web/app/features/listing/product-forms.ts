import type { PluralForms } from '@yahont/values/text/plural.ts';

/** Plural forms of the products in a listing. */
export const PRODUCTS: PluralForms = ['изделие', 'изделия', 'изделий'];
