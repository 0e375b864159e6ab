import { getOrder, type Order } from '@yahont/contracts/orders/orders.ts';
import { payByCard, startPayment } from '@yahont/contracts/payment/payment.ts';
import { kopecks, type Kopecks } from '@yahont/values/money.ts';
import { TEST_CARDS } from '#src/adapters/demo-bank/test-cards.ts';
import { moveOrder } from '#src/domains/buying/orders/index.ts';
import { notePaidOnReceipt } from '#src/domains/buying/payment/index.ts';
import { purchaseRoutes } from '#src/domains/after/purchases/module.ts';
import { officeReturnRoutes } from '#src/domains/after/returns/office/office-returns.routes.ts';
import { returnRoutes } from '#src/domains/after/returns/returns.routes.ts';
import { asSystem } from '#src/platform/context.ts';
import { standIns } from '../settings.ts';
import { fillCart, sendOrder } from '../orders.ts';
import { openTestShop, type TestBuyer, type TestShop } from '../shop.ts';

export const RING = kopecks(1_000_000);

/** The test shop with the calls of returns, for shoppers and staff. */
export function openReturnsShop(
  options: Pick<
    Parameters<typeof openTestShop>[0] & object,
    'cardOnReceipt' | 'createProvider' | 'hasCarrier'
  > = {},
) {
  return openTestShop({
    ...options,
    mount: (routes, payment, { findCity, findSku, sellsOnline, delivery, orders }) => {
      const postage = { returnFiles: standIns.files.of('return-files'), postageMost: kopecks(150_000) };
      const deps = { findCity, findSku, sellsOnline, delivery, ...postage };
      returnRoutes(routes, deps);
      purchaseRoutes(routes, orders);
      officeReturnRoutes(routes, {
        ...deps,
        notePaid: (tx, ctx, taken) => notePaidOnReceipt(tx, ctx, payment, taken),
      });
    },
  });
}

type Options = { pieces?: number; price?: Kopecks; payment?: 'card' | 'cash'; bonus?: number };

/** A received order of rings of one SKU. */
export async function buyRings(
  shop: TestShop,
  { pieces = 1, price = RING, payment = 'cash', bonus = 0 }: Options = {},
): Promise<{ buyer: TestBuyer; order: Order; skuId: number }> {
  const buyer = await shop.makeBuyer({ points: bonus });
  const { skuId } = await shop.makeProduct({ price, stock: pieces, storeId: shop.store.id });
  await fillCart(shop, buyer, skuId, pieces);
  const expectedTotal = price * pieces - bonus * 100;
  const placed = (await sendOrder(shop, buyer, { payment, bonus, expectedTotal })).answer();
  if (payment === 'card') await payWithCard(shop, buyer, placed.id);
  await handOverAll(shop, placed.id);
  return { buyer, order: await readOrder(shop, buyer, placed.id), skuId };
}

/** Pays an order with a card that the demo bank accepts. */
export async function payWithCard(shop: TestShop, buyer: TestBuyer, orderId: number): Promise<void> {
  const { id } = (await shop.call(startPayment, { as: buyer.headers, params: { id: orderId } })).answer();
  const number = TEST_CARDS.find(({ outcome }) => outcome === 'accepted')?.number ?? '';
  const body = { number, expiry: '12/40', cvc: '123' };
  (await shop.call(payByCard, { as: buyer.headers, params: { id }, body })).answer();
}

/** The order is assembled and handed over, without the scans of staff. */
export async function handOverAll({ context }: Pick<TestShop, 'context'>, orderId: number): Promise<void> {
  for (const to of ['assembling', 'ready', 'completed'] as const) {
    const moved = await context.db.transaction((tx) =>
      moveOrder(tx, asSystem(context, 'command'), { orderId, to, note: null }),
    );
    if (!moved.ok) throw new Error(`${moved.from} to ${to} is not allowed`);
  }
}

export async function readOrder(shop: TestShop, buyer: TestBuyer, id: number): Promise<Order> {
  return (await shop.call(getOrder, { as: buyer.headers, params: { id } })).answer();
}
