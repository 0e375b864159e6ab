import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import type { BodyOf } from '@yahont/contracts/wire/endpoint.ts';
import { placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import { randomUUID } from 'node:crypto';
import type { TestBuyer, TestShop } from './shop.ts';

export type OrderBody = BodyOf<typeof placeOrder>;

/** An order to be collected in the test's shop, paid by card; `expectedTotal` is the price of one ring. */
export function orderBody(shop: TestShop, wish: Partial<OrderBody> = {}): OrderBody {
  return {
    contact: { name: 'Анна', lastName: 'Иванова', phone: '+79161234567', email: 'anna@example.ru' },
    delivery: { kind: 'pickup', storeId: shop.store.id },
    payment: 'card',
    acceptsOffer: true,
    acceptsPersonalData: true,
    expectedTotal: 4_990_000,
    ...wish,
  };
}

/** Puts pieces of one SKU into the buyer's cart. */
export async function fillCart(shop: TestShop, buyer: TestBuyer, skuId: number, quantity = 1): Promise<void> {
  (await shop.call(addCartLine, { as: buyer.headers, body: { skuId, quantity } })).answer();
}

/** Sends an order; a key of its own unless given. */
export function sendOrder(
  shop: TestShop,
  buyer: TestBuyer,
  wish: Partial<OrderBody> = {},
  key: string = randomUUID(),
) {
  return shop.call(placeOrder, {
    as: buyer.headers,
    body: orderBody(shop, wish),
    headers: { 'idempotency-key': key },
  });
}

/** A buyer with an order of one new ring. */
export async function makeOrder(
  shop: TestShop,
  wish: Partial<OrderBody> = {},
  buyerWish: { points?: number } = {},
): Promise<{ buyer: TestBuyer; order: Order; skuId: number }> {
  const buyer = await shop.makeBuyer(buyerWish);
  const { skuId } = await shop.makeProduct();
  await fillCart(shop, buyer, skuId);
  return { buyer, order: (await sendOrder(shop, buyer, wish)).answer(), skuId };
}
