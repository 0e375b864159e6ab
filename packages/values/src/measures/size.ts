import { NBSP } from '../digits.ts';
import { cleanTyped } from '../typed/typed-text.ts';
import { formatRingSize, ringSizeToQuery } from './ring-size.ts';

/**
 * A size of a piece in whole hundredths of a millimetre: the inner diameter of a ring (1750 is «17,5»),
 * or the length of a chain, a bracelet or a necklace (50 000 is «50 см»). No ring is ten centimetres
 * wide and no chain shorter than that, so the number alone distinguishes the two.
 */
export type Size = number;

const SHORTEST_LENGTH: Size = 10_000;
const IN_CM = 1000;

/** Lengths that listings offer and searches read, in centimetres. */
export const LONGEST_CM = 120;
export const SHORTEST_CM = SHORTEST_LENGTH / IN_CM;

/** Whether a size is a length; otherwise it is that of a ring. */
export function isLength(size: Size): boolean {
  return size >= SHORTEST_LENGTH;
}

/** 17.5 → 17 500. */
export function lengthOfCm(cm: number): Size {
  return Math.round(cm * IN_CM);
}

/** 17 500 → `17.5`, the format of addresses and feeds. */
export function lengthToQuery(size: Size): string {
  return String(size / IN_CM);
}

/** 50 000 → «50», 17 500 → «17,5»: without its unit, for a row of lengths under the word «Длина, см». */
export function formatCm(size: Size): string {
  return lengthToQuery(size).replace('.', ',');
}

/** «17,5» for a ring, «50 см» for a length: where the label is already given. */
export function formatSize(size: Size): string {
  return isLength(size) ? `${formatCm(size)}${NBSP}см` : formatRingSize(size);
}

/** «размер», «длина»: the label for this kind of size. */
export function sizeNoun(size: Size): 'размер' | 'длина' {
  return isLength(size) ? 'длина' : 'размер';
}

/** «Размер», «Длина»: a heading of such sizes. */
export function sizeTitle(size: Size): 'Размер' | 'Длина' {
  return isLength(size) ? 'Длина' : 'Размер';
}

/** «размер 17,5», «длина 50 см»: the form in carts, orders, e-mails and documents. */
export function sizeWords(size: Size): string {
  return `${sizeNoun(size)}${NBSP}${formatSize(size)}`;
}

/** «Размер 17,5», «Длина 50 см»: the same at the beginning of a line. */
export function sizeTitleWords(size: Size): string {
  return `${sizeTitle(size)}${NBSP}${formatSize(size)}`;
}

/** `length=50` or `size=16.5`: a size in an address. */
export function sizeQuery(size: Size): string {
  return isLength(size) ? `length=${lengthToQuery(size)}` : `size=${ringSizeToQuery(size)}`;
}

/** Parses centimetres, «17,5» or `50`; null for an impossible length. */
export function parseLength(text: string): Size | null {
  const match = /^(\d{2,3})(?:[.,](\d))?$/.exec(cleanTyped(text));
  if (match === null) return null;
  const [, whole = '', tenth = '0'] = match;
  const cm = Number(`${whole}.${tenth}`);
  return cm < SHORTEST_CM || cm > LONGEST_CM ? null : lengthOfCm(cm);
}
