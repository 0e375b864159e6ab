import { withCheckDigit } from './ean13.ts';

/** Numbers with this prefix are for a shop's internal use (GS1), and no product has them. */
const OWN_PREFIX = '29';

/** The number of an account's bonus card, EAN-13: what a till scans to find the account. */
export function bonusCardNumber(accountId: number): string {
  return withCheckDigit(`${OWN_PREFIX}${String(accountId).padStart(10, '0')}`);
}

/** «2 900417 204183», as it is printed below the bars. */
export function formatCardNumber(number: string): string {
  return number.replace(/^(\d)(\d{6})(\d{6})$/, '$1\u00A0$2\u00A0$3');
}
