import { defineForm } from '#app/base/forms/define-form.ts';

/** The receipt of the post, beside the sum. */
export const FILES = 'files';

/** The postage in roubles: «642» or «642,50». */
export const POSTAGE_FORM = defineForm({ amount: isAmount });
export type PostageValues = (typeof POSTAGE_FORM)['empty'];

export function isAmount(text: string): boolean {
  return kopecksOf(text) !== null;
}

/** Whole kopecks; null for an invalid sum. */
export function kopecksOf(text: string): number | null {
  const [, whole = '', part = ''] = /^\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*$/.exec(text) ?? [];
  const sum = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return whole === '' || sum === 0 ? null : sum;
}
