import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import type { BodyOf } from '@yahont/contracts/wire/endpoint.ts';
import { placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import type { TestBuyer, TestShop } from './shop.ts';

export type OrderBody = BodyOf<typeof placeOrder>;

/** An order for pickup in the test's store, paid by card; `expectedTotal` is the price of one ring. */
export function orderBody(shop: TestShop, overrides: Partial<OrderBody> = {}): OrderBody {
  return {
    contact: { name: 'Анна', lastName: 'Иванова', phone: '+79161234567', email: 'anna@example.ru' },
    delivery: { kind: 'pickup', storeId: shop.store.id },
    payment: 'card',
    acceptsOffer: true,
    acceptsPersonalData: true,
    expectedTotal: 4_990_000,
    ...overrides,
  };
}

/** Adds a quantity of one SKU to the buyer's cart. */
export async function fillCart(shop: TestShop, buyer: TestBuyer, skuId: number, quantity = 1): Promise<void> {
  (await shop.call(addCartLine, { as: buyer.headers, body: { skuId, quantity } })).answer();
}

/** Sends an order; with a new idempotency key unless one is given. */
export function sendOrder(
  shop: TestShop,
  buyer: TestBuyer,
  overrides: Partial<OrderBody> = {},
  key: string = randomUUID(),
) {
  return shop.call(placeOrder, {
    as: buyer.headers,
    body: orderBody(shop, overrides),
    headers: { 'idempotency-key': key },
  });
}

/** A buyer with an order of one new ring. */
export async function makeOrder(
  shop: TestShop,
  overrides: Partial<OrderBody> = {},
  buyerWish: { points?: number } = {},
): Promise<{ buyer: TestBuyer; order: Order; skuId: number }> {
  const buyer = await shop.makeBuyer(buyerWish);
  const { skuId } = await shop.makeProduct();
  await fillCart(shop, buyer, skuId);
  return { buyer, order: (await sendOrder(shop, buyer, overrides)).answer(), skuId };
}

/** The items of a SKU: which order holds each. */
export function piecesOf(shop: TestShop, skuId: number) {
  return shop.context.db
    .select({ uin: items.uin, state: items.state, orderId: items.orderId })
    .from(items)
    .where(eq(items.skuId, skuId));
}
