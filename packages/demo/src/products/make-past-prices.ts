import type { ImportProduct } from '@yahont/contracts/catalogue/catalogue-import.ts';
import type { ImportPastPrice } from '@yahont/contracts/catalogue/price-history.ts';
import { hashOf } from '../hash.ts';

const DAY_MS = 86_400_000;
/** A little more than a year, so that the whole year of a graph is known. */
const DAYS_KNOWN = 400;
const HUNDRED_ROUBLES = 10_000;

/**
 * A plausible year of prices: gold grew dearer once or twice, a discount came and went, and what has a
 * struck-out price today was sold at that price before. A product that arrived later begins there.
 */
export function makePastPrices(products: readonly ImportProduct[], today: Date): ImportPastPrice[] {
  return products.flatMap((product) => stepsOf(product, today));
}

function stepsOf(product: ImportProduct, today: Date): ImportPastPrice[] {
  const daysOld = Math.floor((today.getTime() - Date.parse(product.arrivedAt)) / DAY_MS);
  const known = Math.min(DAYS_KNOWN, daysOld);
  const dice = (what: string, sides: number): number => hashOf(`${product.code}:${what}`) % sides;
  const usual = product.oldPrice ?? product.price;
  const before = toHundreds(usual * (1 - (4 + dice('growth', 5)) / 100));
  const first = toHundreds(before * (1 - (2 + dice('first', 4)) / 100));
  const saleAt = 150 + dice('sale', 40);
  const steps: Step[] = [
    { daysAgo: DAYS_KNOWN, price: first },
    { daysAgo: 250 + dice('spring', 50), price: before },
    // Some were on sale once: the price before is struck out, as the shop showed it.
    ...(dice('had-sale', 3) === 0
      ? [
          { daysAgo: saleAt, price: toHundreds(before * 0.9), oldPrice: before },
          { daysAgo: saleAt - 21, price: before },
        ]
      : []),
    { daysAgo: 60 + dice('autumn', 60), price: usual },
    ...(product.oldPrice === null
      ? []
      : [{ daysAgo: 5 + dice('discount', 20), price: product.price, oldPrice: product.oldPrice }]),
  ];
  return beginningAt(steps, known).map(({ daysAgo, price, oldPrice = null }) => ({
    productCode: product.code,
    price,
    oldPrice,
    since: new Date(today.getTime() - daysAgo * DAY_MS).toISOString(),
  }));
}

type Step = { daysAgo: number; price: number; oldPrice?: number };

/** What was in force when the product arrived, and everything after. */
function beginningAt(steps: readonly Step[], known: number): Step[] {
  const later = steps.filter(({ daysAgo }) => daysAgo < known);
  const first = steps.findLast(({ daysAgo }) => daysAgo >= known) ?? steps[0];
  return first === undefined || known <= 0 ? later : [{ ...first, daysAgo: known }, ...later];
}

function toHundreds(kopecks: number): number {
  return Math.round(kopecks / HUNDRED_ROUBLES) * HUNDRED_ROUBLES;
}
