import { cleanTyped } from '../typed/typed-text.ts';
/** Russian ring size: inner diameter in whole hundredths of a millimetre, 1650 for «16,5». */
export type RingSize = number;

const FIRST = 1500;
const LAST = 2200;
const STEP = 50;

/** Sizes the shop sells: 15 to 22 by halves. */
export const RING_SIZES: readonly RingSize[] = Array.from(
  { length: (LAST - FIRST) / STEP + 1 },
  (_, index) => FIRST + index * STEP,
);

/** 1650 → «16,5», 1700 → «17», 1625 → «16,25». */
export function formatRingSize(size: RingSize): string {
  return ringSizeToQuery(size).replace('.', ',');
}

/** 1650 → `16.5`, the format of addresses and feeds. */
export function ringSizeToQuery(size: RingSize): string {
  return String(size / 100);
}

/** Parses «16,5», `16.5`, `17`; null unless it is one of `RING_SIZES`. */
export function parseRingSize(text: string): RingSize | null {
  const match = /^(\d{2})(?:[.,](\d{1,2}))?$/.exec(cleanTyped(text));
  if (match === null) return null;
  const [, whole = '', fraction = ''] = match;
  const size = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return RING_SIZES.includes(size) ? size : null;
}
