import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelOrder } from '@yahont/contracts/orders/orders.ts';
import { savedCards } from '#src/domains/buying/payment/cards/saved-cards.tables.ts';
import { beginPayment, carryOutRefund } from '#src/domains/buying/payment/index.ts';
import { payments } from '#src/domains/buying/payment/payment.tables.ts';
import type { NewPayment } from '#src/domains/buying/payment/provider.ts';
import { refundIdsOf } from '#src/testing/money/refunds.ts';
import { openYookassaShop, type YookassaShop } from '#src/testing/money/yookassa-shop.ts';
import { fillCart, sendOrder, type OrderBody } from '#src/testing/orders.ts';
import type { TestBuyer } from '#src/testing/shop.ts';

let house: YookassaShop;
beforeAll(async () => {
  house = await openYookassaShop({ methods: ['card'], savesCards: true });
});
afterAll(() => house.stop());

test.each([
  { outcome: 'pays', takesAtOnce: false, left: 'canceled', status: 'cancelled' },
  { outcome: 'pays', takesAtOnce: true, left: 'succeeded', status: 'refunded' },
  { outcome: 'insufficient_funds', takesAtOnce: false, left: 'canceled', status: 'cancelled' },
])(
  'a slow charge whose order was cancelled meanwhile, and whose card then $outcome (at once: $takesAtOnce), leaves the order $status',
  async ({ outcome, takesAtOnce, left, status }) => {
    const { shop, fake } = house;
    const { buyer, order, methodId } = await orderBySavedCard();
    const method = fake.books.methods.get(methodId);
    Object.assign(method ?? {}, { outcome, takesAtOnce });
    const [row] = await shop.context.db.select().from(payments).where(eq(payments.orderId, order.id));
    const paymentId = row?.id ?? '';
    const { provider } = shop.payment;
    // The bank has not begun when the buyer cancels and the payment is given up.
    const create = async (request: NewPayment) => {
      (await shop.call(cancelOrder, { as: buyer.headers, params: { id: order.id } })).answer();
      await beginPayment(shop.context, shop.payment, paymentId);
      return provider.create(request);
    };
    await beginPayment(shop.context, { ...shop.payment, provider: { ...provider, create } }, paymentId);
    for (const refundId of await refundIdsOf(shop.context.db, order.id))
      await carryOutRefund(shop.context, shop.payment, refundId);
    const booked = [...fake.payments.values()].find(
      ({ metadata }) => metadata['order_id'] === String(order.id),
    );
    const back = fake.refunds.filter(({ payment_id: id }) => id === booked?.id);
    expect(booked?.status).toBe(left);
    expect(back.map(({ amount }) => amount.value)).toEqual(status === 'refunded' ? ['49900.00'] : []);
    expect((await house.read(buyer, order)).status).toBe(status);
  },
);

/** An order that the buyer's saved card is to pay, before the bank has heard of it. */
async function orderBySavedCard() {
  const buyer = await house.shop.makeBuyer();
  await house.pay(buyer, await orderFor(buyer, { savesCard: true }));
  const [card] = await house.shop.context.db
    .select()
    .from(savedCards)
    .where(eq(savedCards.accountId, buyer.accountId));
  if (!card) throw new Error('no card was saved');
  return { buyer, order: await orderFor(buyer, { savedCardId: card.id }), methodId: card.methodId };
}

async function orderFor(buyer: TestBuyer, wish: Partial<OrderBody>) {
  const { skuId } = await house.shop.makeProduct();
  await fillCart(house.shop, buyer, skuId);
  return (await sendOrder(house.shop, buyer, wish)).answer();
}
