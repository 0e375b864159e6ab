import type { Seat } from '@yahont/contracts/product-facts.ts';
import type { EngravingPlace } from '@yahont/values/engraving.ts';
import { kopecks } from '@yahont/values/money.ts';
import { sendOrder } from '../orders.ts';
import type { TestProduct } from './products.ts';
import type { TestBuyer, TestShop } from '../shop.ts';

export const STONE_PRICE = kopecks(2_000_000);
export const SEAT_PRICE = kopecks(1_500_000);

/** A setting of round stones from 5 to 6 mm, known to the cart. */
export function makeSetting(
  shop: TestShop,
  options: { stock?: number; sizes?: number[]; engravedAt?: EngravingPlace } = {},
): Promise<TestProduct> {
  const seat: Seat = {
    shapes: ['round'],
    fromMm100: 500,
    toMm100: 600,
    prongs: 6,
    shown: '',
    shownShape: 'round',
    piece: 'Кольцо «Корона»',
  };
  return shop.makeProduct({ price: SEAT_PRICE, seat, ...options });
}

/** Orders what is in the cart, to be paid in cash. */
export function inCash(shop: TestShop, buyer: TestBuyer, expectedTotal: number) {
  return sendOrder(shop, buyer, { payment: 'cash', expectedTotal });
}
