import type { IsoDate } from '../dates/iso-date.ts';
import { kopecks, sumKopecks, ZERO, type Kopecks } from '../money.ts';

/**
 * The main VAT rate, percent, by the moment from which it applies, newest first. Article 164 of the Tax
 * Code: 22 % since 2026-01-01 in Moscow (425-ФЗ of 2025-11-28), 20 % before.
 */
const MAIN_RATES = [
  { from: Date.parse('2026-01-01T00:00:00+03:00'), percent: 22 },
  { from: Date.parse('2019-01-01T00:00:00+03:00'), percent: 20 },
] as const;

export type MainVatRate = (typeof MAIN_RATES)[number]['percent'];

/** The main rate of VAT at a moment, percent. Throws RangeError for a moment of before the table. */
export function mainVatRate(at: Date): MainVatRate {
  const rate = MAIN_RATES.find(({ from }) => from <= at.getTime());
  if (!rate) throw new RangeError(`no rate of VAT is known for ${at.toISOString()}`);
  return rate.percent;
}

/** The same for a day of Moscow. */
export function mainVatRateOn(day: IsoDate): MainVatRate {
  return mainVatRate(new Date(`${day}T00:00:00+03:00`));
}

/**
 * The tax included in a price, rounded half up to a kopeck: for 122 ₽ at 22 % it is 22 ₽. Throws
 * RangeError below zero.
 */
export function vatWithin(amount: Kopecks, percent: number): Kopecks {
  if (amount < 0) throw new RangeError(`no tax is in a negative amount: ${amount}`);
  const divisor = 2n * BigInt(100 + percent);
  return kopecks(Number((2n * BigInt(amount) * BigInt(percent) + divisor / 2n) / divisor));
}

/** A price with its tax taken apart, kopecks: `net` and `vat` add up to `total`. */
export type Taxed = { net: Kopecks; vat: Kopecks; total: Kopecks };

/** Columns of documents for a price that includes the tax. `percent` null: no tax is included. */
export function taxed(total: Kopecks, percent: number | null): Taxed {
  const vat = percent === null ? ZERO : vatWithin(total, percent);
  return { net: kopecks(total - vat), vat, total };
}

/** Totals of the columns. */
export function sumTaxed(rows: readonly Taxed[]): Taxed {
  return {
    net: sumKopecks(rows.map(({ net }) => net)),
    vat: sumKopecks(rows.map(({ vat }) => vat)),
    total: sumKopecks(rows.map(({ total }) => total)),
  };
}
