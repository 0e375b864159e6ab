import type { PluralForms } from '@yahont/values/text/plural.ts';

/** Plural forms of the stones in a listing. */
export const STONES: PluralForms = ['камень', 'камня', 'камней'];
