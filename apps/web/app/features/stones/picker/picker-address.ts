import type { StoneShape } from '@yahont/contracts/stones/grades.ts';
import { USUAL_GRADES } from '@yahont/contracts/stones/usual-grades.ts';
import { fieldsOf } from '#app/base/filters/filter-address.ts';
import { withKey, withOnly } from '../address/stone-address.ts';

const LISTING = '/catalog/diamonds/';

/** The two filters of the picker, weight and price; the listing has the same keys. */
const PICKER_KEYS = ['carat', 'price'] as const;
export type PickerKey = (typeof PICKER_KEYS)[number];

/** All keys that the page depends on; a form without JavaScript sends both ends of a range. */
export const PICKER_ADDRESS_KEYS: readonly string[] = [...PICKER_KEYS, ...fieldsOf(PICKER_KEYS)];

/** The address of the picker with one range set, or removed by null: `?carat=0.45-0.55&price=-100000`. */
export function withChoice(search: URLSearchParams, key: PickerKey, value: string | null): string {
  return withKey(choiceOf(search), key, value);
}

/** Whether anything is chosen. */
export function hasChoice(search: URLSearchParams): boolean {
  return choiceOf(search).size > 0;
}

/** The listing of loose stones with the shape and the address's choice. */
export function listingHref(shape: StoneShape, search: URLSearchParams): string {
  return `${LISTING}${withKey(choiceOf(search), 'shape', shape)}`;
}

/** The listing of stones of a shape with typical grades and these prices. */
export function usualHref(shape: StoneShape, price: string): string {
  return `${LISTING}${withKey(new URLSearchParams({ price, ...USUAL_GRADES }), 'shape', shape)}`;
}

function choiceOf(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams(withOnly(search, PICKER_KEYS));
}
