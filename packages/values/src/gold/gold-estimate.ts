import { kopecks, roubles, sumKopecks, type Kopecks } from '../money.ts';
import type { GoldFineness, GoldLot } from './gold-lots.ts';

/** The paid share of the metal's price, in thousandths: 900 for money, 967 towards a new piece. */
export type GoldShares = { cash: number; exchange: number };

/** Price of a gram of pure gold, and the shop's shares of it. */
export type GoldPrices = { perGram: Kopecks; shares: GoldShares };

/** The same gold in both ways of payment. */
export type GoldSums = { cash: Kopecks; exchange: Kopecks };

export type GoldEstimate = GoldSums & {
  /** In the order of the lots. */
  rows: readonly GoldSums[];
  /** Hundredths of a gram. */
  weightCg: number;
};

/** The price of a gram of gold of this fineness, in whole roubles, rounded down: the price list. */
export function pricePerGram(fineness: GoldFineness, { perGram, shares }: GoldPrices): GoldSums {
  const paid = (share: number) =>
    floorRoubles(BigInt(perGram) * BigInt(fineness) * BigInt(share), 1_000_000n);
  return { cash: paid(shares.cash), exchange: paid(shares.exchange) };
}

/**
 * The price of lots of gold: price of a gram times weight, each row rounded down to whole roubles, so
 * that the displayed rows add up to the total.
 */
export function estimateGold(lots: readonly GoldLot[], prices: GoldPrices): GoldEstimate {
  const rows = lots.map(({ fineness, weightCg }) => {
    const { cash, exchange } = pricePerGram(fineness, prices);
    const times = (price: Kopecks) => floorRoubles(BigInt(price) * BigInt(weightCg), 100n);
    return { cash: times(cash), exchange: times(exchange) };
  });
  return {
    rows,
    cash: sumKopecks(rows.map(({ cash }) => cash)),
    exchange: sumKopecks(rows.map(({ exchange }) => exchange)),
    weightCg: lots.reduce((sum, { weightCg }) => sum + weightCg, 0),
  };
}

/** The amount left to pay for a piece after the exchange, and the gold's value beyond its price. */
export function surchargeFor(price: Kopecks, exchange: Kopecks): { toPay: Kopecks; left: Kopecks } {
  return { toPay: kopecks(Math.max(0, price - exchange)), left: kopecks(Math.max(0, exchange - price)) };
}

/** Kopecks over a divisor, rounded down to whole roubles. */
function floorRoubles(amount: bigint, divisor: bigint): Kopecks {
  return roubles(Number(amount / (divisor * 100n)));
}
