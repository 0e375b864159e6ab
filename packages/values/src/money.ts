import { groupDigits, NBSP } from './digits.ts';

/** Whole kopecks; the only type of money in the code. */
export type Kopecks = number & { readonly __unit: 'kopecks' };

export const ZERO = kopecks(0);

/** Brands a number as money. Throws RangeError unless it is a safe integer. */
export function kopecks(value: number): Kopecks {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not whole kopecks: ${value}`);
  // Normalises −0: it is a safe integer, but neither equal to 0 in tests nor printed like it.
  const whole = value === 0 ? 0 : value;
  // safe: just checked to be a whole number of kopecks
  return whole as Kopecks;
}

/** Money from whole roubles; use `fromDecimalString` for fractions. */
export function roubles(value: number): Kopecks {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not whole roubles: ${value}`);
  return kopecks(value * 100);
}

/** Sum of a list; zero for an empty one. */
export function sumKopecks(amounts: Iterable<Kopecks>): Kopecks {
  let total = 0;
  for (const amount of amounts) total += amount;
  return kopecks(total);
}

/** `percent` of an amount, rounded half up to a kopeck. Per cents may have two decimals. */
export function percentOf(amount: Kopecks, percent: number): Kopecks {
  const basisPoints = Math.round(percent * 100);
  if (!Number.isSafeInteger(basisPoints)) throw new RangeError(`not a percentage: ${percent}`);
  // BigInt: a large amount times ten thousand exceeds the range of exact doubles.
  const doubled = 2n * BigInt(amount) * BigInt(basisPoints) + 10_000n;
  return kopecks(Number(floorDivide(doubled, 20_000n)));
}

/** «128 900 ₽», «128 900,50 ₽»: kopecks only when there are any, no-break spaces throughout. */
export function formatRoubles(amount: Kopecks): string {
  const { sign, whole, fraction } = parts(amount);
  const tail = fraction === '00' ? '' : `,${fraction}`;
  return `${sign === '-' ? '−' : ''}${groupDigits(whole)}${tail}${NBSP}₽`;
}

/**
 * «128 900,00», as in documents: always with kopecks, and without the rouble sign, which a document
 * states once.
 */
export function formatAmount(amount: Kopecks): string {
  const { sign, whole, fraction } = parts(amount);
  return `${sign === '-' ? '−' : ''}${groupDigits(whole)},${fraction}`;
}

/** `1490.00`, the format of banks and feeds. */
export function toDecimalString(amount: Kopecks): string {
  const { sign, whole, fraction } = parts(amount);
  return `${sign}${whole}.${fraction}`;
}

/** Parses `1490`, `1490.5`, `1490.00`. Throws RangeError on anything else. */
export function fromDecimalString(text: string): Kopecks {
  const match = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/.exec(text);
  if (match === null) throw new RangeError(`not a decimal amount: ${text}`);
  const [, sign = '', whole = '', fraction = ''] = match;
  const value = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return kopecks(sign === '-' ? -value : value);
}

function parts(amount: Kopecks) {
  const absolute = Math.abs(amount);
  return {
    sign: amount < 0 ? '-' : '',
    whole: String(Math.floor(absolute / 100)),
    fraction: String(absolute % 100).padStart(2, '0'),
  };
}

function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor < 0n ? quotient - 1n : quotient;
}

type Share = { index: number; floor: bigint; remainder: bigint };

/**
 * Divides `total` in proportion to `weights`, to the kopeck: 100 by weights 1, 1, 1 gives 34, 33, 33. Shares add up to
 * `total` exactly, a zero weight gets nothing, and leftover kopecks go to the largest remainders, equal ones in list
 * order. With line amounts as weights and a discount up to their sum, no share exceeds its line. Throws RangeError on a
 * negative total or weight, and when there is money but no weight.
 */
export function splitByLargestRemainder(total: Kopecks, weights: readonly number[]): Kopecks[] {
  if (total < 0) throw new RangeError(`cannot split a negative amount: ${total}`);
  const whole = weights.map(toWeight);
  const weightSum = whole.reduce((sum, weight) => sum + weight, 0n);
  if (weightSum === 0n) {
    if (total !== 0) throw new RangeError('nothing to split the amount over');
    return weights.map(() => kopecks(0));
  }
  const shares = whole.map((weight, index): Share => {
    const product = BigInt(total) * weight;
    return { index, floor: product / weightSum, remainder: product % weightSum };
  });
  const favoured = takeLargestRemainders(shares, leftover(total, shares));
  return shares.map(({ index, floor }) => kopecks(Number(floor) + (favoured.has(index) ? 1 : 0)));
}

function toWeight(weight: number): bigint {
  if (!Number.isSafeInteger(weight) || weight < 0) throw new RangeError(`not a weight: ${weight}`);
  return BigInt(weight);
}

function leftover(total: Kopecks, shares: readonly Share[]): number {
  const given = shares.reduce((sum, share) => sum + share.floor, 0n);
  return Number(BigInt(total) - given);
}

function takeLargestRemainders(shares: readonly Share[], count: number): Set<number> {
  const ordered = shares.toSorted((a, b) => {
    if (a.remainder === b.remainder) return a.index - b.index;
    return a.remainder > b.remainder ? -1 : 1;
  });
  return new Set(ordered.slice(0, count).map((share) => share.index));
}
