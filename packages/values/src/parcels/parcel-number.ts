import { cleanTyped } from '../typed/typed-text.ts';

/** Longest text that can be a number of an order or a parcel, spaces and hyphens included. */
export const PARCEL_NUMBER_MAX_LENGTH = 40;
/** Last digits of the phone that go with the number of an order. */
export const PHONE_END_LENGTH = 4;

/** The key by which a parcel is looked up. */
export type ParcelNumber = { kind: 'order'; id: number } | { kind: 'track'; number: string };

/** Sign before the number of an order; a keyboard that was not switched types the letter of the same key. */
const ORDER = /^(?:[ЯZ])?(\d{6,9})$/;
/** Numbers of carriers: digits of CDEK, 14 digits or `RA123456789RU` of the post. */
const TRACK = /^(?=.*\d)[\dA-Z]{10,30}$/;

/** «Я-100216», «№ 100216» → an order; `1106394829` → a parcel at its carrier; null for anything else. */
export function parseParcelNumber(text: string): ParcelNumber | null {
  const plain = cleanTyped(text, { signs: 'plain' })
    .toUpperCase()
    .replaceAll(/[\s№#–—-]/g, '');
  const order = ORDER.exec(plain)?.[1];
  if (order !== undefined) return { kind: 'order', id: Number(order) };
  return TRACK.test(plain) ? { kind: 'track', number: plain } : null;
}

export function isParcelNumber(text: string): boolean {
  return parseParcelNumber(text) !== null;
}

/** Whether the phone digits fit the number: an order's number needs four, a carrier's number needs none. */
export function isPhoneEnd(text: string, number: string): boolean {
  return parseParcelNumber(number)?.kind === 'track' || /^\d{4}$/.test(cleanTyped(text));
}
