import type { PriceHistory } from '@yahont/contracts/catalogue/price-history.ts';
import { kopecks, type Kopecks } from '@yahont/values/money.ts';

export type Held = { price: number; oldPrice: number | null; since: Date };

/** Prices of sizes that follow from the product's are whole tens of roubles, as `sku-price` rounds them. */
const TEN_ROUBLES = 1000;

type Now = { now: { price: Kopecks; oldPrice: Kopecks | null }; ofPrice: number; at: Date };

/**
 * The last year of a history as steps. Prices of a size follow those of its product in proportion
 * (decision 0102), so its past is the product's past in the proportion of today.
 * @param held the oldest first
 * @param ofPrice the price of the product now, to which the shown price belongs
 */
export function heldPoints(held: readonly Held[], { now, ofPrice, at }: Now): PriceHistory {
  const yearAgo = new Date(at);
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
  const inSize = (price: number): Kopecks => {
    if (price === ofPrice) return now.price;
    if (now.price === ofPrice) return kopecks(price);
    const inProportion = Math.round((now.price * price) / ofPrice / TEN_ROUBLES) * TEN_ROUBLES;
    return kopecks(Math.max(inProportion, TEN_ROUBLES));
  };
  const first = held.findLastIndex(({ since }) => since <= yearAgo);
  const points: PriceHistory['points'] = [];
  const add = (since: Date, price: Kopecks, oldPrice: Kopecks | null): void => {
    const last = points.at(-1);
    // Only what a buyer would have seen as another price is a step.
    if (last?.price === price && last.oldPrice === oldPrice) return;
    points.push({ since: since.toISOString(), price, oldPrice });
  };
  for (const { since, price, oldPrice } of held.slice(Math.max(first, 0)))
    add(since < yearAgo ? yearAgo : since, inSize(price), oldPrice === null ? null : inSize(oldPrice));
  const last = points.at(-1);
  if (last === undefined || last.price !== now.price) add(at, now.price, now.oldPrice);
  return {
    price: now.price,
    isWholeYear: first !== -1,
    since: points[0]?.since ?? at.toISOString(),
    points,
  };
}
