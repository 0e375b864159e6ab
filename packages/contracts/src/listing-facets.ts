import { NBSP } from '@yahont/values/digits.ts';

/**
 * The filters of a listing as addresses write them:
 * `?metal=white-gold&metal=yellow-gold&size=16.5&price=20000-250000&shop=1`. Addresses are public: keys never change and
 * new ones go to the end of their list. No zod here: browsers read it.
 */

/** Groups of values. A key may be given many times. */
export const FACETS = [
  'metal',
  'stone',
  'cut',
  'size',
  'fineness',
  'collection',
  'audience',
  'coating',
  'setting',
  'length',
  'weave',
  'clasp',
  'report',
] as const;
export type FacetCode = (typeof FACETS)[number];

/**
 * Ranges, `from-to`, either side may be missing: `20000-`, `-90000`. The price is in roubles, carats are those of one kind
 * of stone.
 */
export const RANGES = ['price', 'carat'] as const;
export type RangeCode = (typeof RANGES)[number];

/** Most digits of an end before the decimal point and after it. */
export const RANGE_DIGITS: Readonly<Record<RangeCode, { whole: number; fraction: number }>> = {
  price: { whole: 9, fraction: 0 },
  carat: { whole: 2, fraction: 3 },
};

/** `1` when on. `shop`: only what a store of the caller's city has; `sale`: only with an old price. */
export const SWITCHES = ['shop', 'sale'] as const;
export type SwitchCode = (typeof SWITCHES)[number];

/** All keys of a listing, in the order that addresses are written. */
export const LISTING_KEYS = ['q', 'exact', ...FACETS, ...RANGES, ...SWITCHES, 'sort', 'page'] as const;
export type ListingKey = (typeof LISTING_KEYS)[number];

/** A selected option outside of its group: «Размер 16,5», «Платина». */
export function optionChip({ prefix }: { prefix: string }, { label }: { label: string }): string {
  return prefix === '' ? label : `${prefix}${NBSP}${label}`;
}
