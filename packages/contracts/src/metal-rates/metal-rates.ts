import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { MoneyOut } from '../wire/fields.ts';

/** Metals with a price of the central bank, in the order of its codes. */
export const METALS = ['gold', 'silver', 'platinum', 'palladium'] as const;
export type RatedMetal = (typeof METALS)[number];

/**
 * Source of a rate: the central bank, the shop's own settings, or the demo, whose rates are samples
 * that must not be taken for today's.
 */
export const RATE_SOURCES = ['central-bank', 'settings', 'sample'] as const;
export const RateSource = z.enum(RATE_SOURCES);
export type RateSource = z.infer<typeof RateSource>;

/** Price of a gram of pure metal on a day. */
const DayRate = z.object({ date: z.iso.date(), perGram: MoneyOut });

/** The rate by which gold is bought. */
export const GoldRate = DayRate.extend({
  source: RateSource,
  /** Too old for calculations: no sum may be promised with it. */
  isStale: z.boolean(),
  /** The paid share of the price, in thousandths. */
  shares: z.object({ cash: z.int(), exchange: z.int() }),
  /** Rates of the last month, the oldest first. */
  history: z.array(DayRate),
});
export type GoldRate = z.infer<typeof GoldRate>;

export const getGoldRate = endpoint({
  method: 'GET',
  path: '/api/metal-rates/gold',
  summary: 'Price of a gram of pure gold with its day and source; null while the shop knows none',
  answer: z.object({ rate: GoldRate.nullable() }),
});
