import type { StonePicker } from '@yahont/contracts/stones/stone-picker.ts';
import type { Bounds } from '#src/facets/range-values.ts';
import type { StoneRecord } from '../projection/stone-record.ts';

type Quick = StonePicker['quick'];
type Code = keyof Quick;
type Measured = Pick<StoneRecord, 'price' | 'caratMilli'>;
type Frequent = { value: string; about: number; bounds: Bounds };

/** Roubles at most. */
const SUMS = [50_000, 100_000, 200_000, 300_000, 500_000, 1_000_000] as const;

/** Usual carat weights of rings, in thousandths; a tenth to either side counts as «about». */
const WEIGHTS = [300, 500, 700, 1000, 1500, 2000] as const;

const FREQUENT: Readonly<Record<Code, readonly Frequent[]>> = {
  price: SUMS.map((sum) => ({ value: `-${sum}`, about: sum, bounds: { from: null, to: sum * 100 } })),
  carat: WEIGHTS.map((weight) => {
    // Whole hundredths, because addresses write two digits.
    const [from, to] = [Math.round(weight * 0.09) * 10, Math.round(weight * 0.11) * 10];
    return { value: `${from / 1000}-${to / 1000}`, about: weight / 1000, bounds: { from, to } };
  }),
};

const VALUE_OF: Readonly<Record<Code, (stone: Measured) => number>> = {
  price: ({ price }) => price,
  carat: ({ caratMilli }) => caratMilli,
};

/**
 * Frequent sums and weights. Each shows the number of its stones within the other range; one with no
 * stones, or with all of them, is omitted unless it is in the address.
 */
export function quickOf(stones: readonly Measured[], bounds: Readonly<Record<Code, Bounds>>): Quick {
  return { price: choicesOf('price', stones, bounds), carat: choicesOf('carat', stones, bounds) };
}

function choicesOf<C extends Code>(
  code: C,
  stones: readonly Measured[],
  bounds: Readonly<Record<Code, Bounds>>,
): Quick[C] {
  const other = code === 'price' ? 'carat' : 'price';
  const values = stones
    .filter((stone) => isWithin(VALUE_OF[other](stone), bounds[other]))
    .map((stone) => VALUE_OF[code](stone));
  return FREQUENT[code].flatMap(({ value, about, bounds: own }) => {
    const count = values.filter((one) => isWithin(one, own)).length;
    const isSelected = bounds[code].from === own.from && bounds[code].to === own.to;
    return isSelected || (count > 0 && count < values.length) ? [{ value, about, count, isSelected }] : [];
  });
}

function isWithin(value: number, { from, to }: Bounds): boolean {
  return (from === null || value >= from) && (to === null || value <= to);
}
