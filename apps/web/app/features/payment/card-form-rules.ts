import { isCardNumber } from '@yahont/values/card-number.ts';
import { digitsOf } from '@yahont/values/digits.ts';
import { defineForm } from '#app/base/forms/define-form.ts';

/** `ММ/ГГ` with an existing month. The bank checks whether the card is still valid. */
export function isExpiry(text: string): boolean {
  return /^(?:0[1-9]|1[0-2])\/\d{2}$/.test(text);
}

export function isCvc(text: string): boolean {
  return /^\d{3}$/.test(text);
}

export function isBankCode(text: string): boolean {
  return /^\d{4,6}$/.test(text);
}

/** The card form. */
export const CARD = defineForm({ number: isCardNumber, expiry: isExpiry, cvc: isCvc });

/** The form with the confirmation code of the bank. */
export const BANK_CODE = defineForm({ code: isBankCode });

/** What the expiry field shows while the shopper types: `1230` → `12/30`, `5` → `05`. */
export function maskExpiry(raw: string): string {
  const typed = digitsOf(raw);
  const digits = /^[2-9]/.test(typed) ? `0${typed}` : typed;
  const month = digits.slice(0, 2);
  // Autofill gives `12/2030`.
  const year = /^20\d\d$/.test(digits.slice(2)) ? digits.slice(4) : digits.slice(2, 4);
  return year === '' ? month : `${month}/${year}`;
}
