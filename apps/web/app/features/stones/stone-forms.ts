import type { PluralForms } from '@yahont/values/text/plural.ts';

/** One, few, many of the stones that a listing counts. */
export const STONES: PluralForms = ['камень', 'камня', 'камней'];
