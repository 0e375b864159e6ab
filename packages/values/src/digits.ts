/** No-break space. The narrow one (U+202F) is missing in the shop's fonts. */
export const NBSP = '\u00A0';

/** `128900` → «128 900»: groups of three separated by a no-break space. Accepts digits only. */
export function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, NBSP);
}

/** All ASCII digits of a text, in order. */
export function digitsOf(text: string): string {
  return text.replace(/[^0-9]/g, '');
}

/** Thousandths as a Russian decimal without trailing zeros: 3420 → «3,42», 1000 → «1». */
export function formatThousandths(thousandths: number): string {
  if (!Number.isSafeInteger(thousandths) || thousandths < 0) {
    throw new RangeError(`not a whole number of thousandths: ${thousandths}`);
  }
  const whole = groupDigits(String(Math.floor(thousandths / 1000)));
  const fraction = String(thousandths % 1000)
    .padStart(3, '0')
    .replace(/0+$/, '');
  return fraction === '' ? whole : `${whole},${fraction}`;
}
