/** Modules of the digits 0 to 9 in the left half, odd parity; `1` is dark (GS1 General Specifications, 5.2.1). */
const LEFT_ODD = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
] as const;
/** Which of the six digits of the left half have even parity, by the first digit of the number. */
const EVEN = [
  '000000',
  '001011',
  '001101',
  '001110',
  '010011',
  '011001',
  '011100',
  '010101',
  '010110',
  '011010',
] as const;

/** Width of the drawing, modules, without the quiet zones. */
export const EAN13_MODULES = 95;

/** The number of twelve digits with its check digit. Throws RangeError for anything else. */
export function withCheckDigit(digits: string): string {
  if (!/^\d{12}$/.test(digits)) throw new RangeError('twelve digits are needed');
  const sum = Array.from(digits).reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Whether a text is an EAN-13 number with the right check digit. */
export function isEan13(text: string): boolean {
  return /^\d{13}$/.test(text) && withCheckDigit(text.slice(0, 12)) === text;
}

/** The 95 modules of a number from left to right, true for dark. Throws RangeError for what is no EAN-13 number. */
export function ean13Modules(number: string): boolean[] {
  if (!isEan13(number)) throw new RangeError('no EAN-13 number');
  const [first = 0, ...digits] = Array.from(number, Number);
  const parity = EVEN[first] ?? '';
  const left = digits.slice(0, 6).map((digit, index) => leftOf(digit, parity[index] === '1'));
  const right = digits.slice(6).map((digit) => inverted(leftOf(digit, false)));
  return Array.from(['101', ...left, '01010', ...right, '101'].join(''), (module) => module === '1');
}

/** An even digit is the mirrored complement of the odd one. */
function leftOf(digit: number, isEven: boolean): string {
  const odd = LEFT_ODD[digit] ?? '';
  return isEven ? Array.from(inverted(odd)).toReversed().join('') : odd;
}

function inverted(modules: string): string {
  return modules.replaceAll(/[01]/g, (module) => (module === '1' ? '0' : '1'));
}
