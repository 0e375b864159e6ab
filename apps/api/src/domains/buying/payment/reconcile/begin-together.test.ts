import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelOrder } from '@yahont/contracts/orders/orders.ts';
import { demoBankPayments } from '#src/adapters/demo-bank/demo-bank.tables.ts';
import { makeOrder } from '#src/testing/orders.ts';
import { openTestShop, type TestShop } from '#src/testing/shop.ts';
import { beginPayment } from '../index.ts';
import { payments } from '../payment.tables.ts';
import type { NewPayment } from '../provider.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

const rowOf = async (orderId: number) => {
  const [row] = await shop.context.db.select().from(payments).where(eq(payments.orderId, orderId));
  if (!row) throw new Error(`no payment of order ${orderId}`);
  return row;
};

const begin = (id: string, payment = shop.payment) => beginPayment(shop.context, payment, id);

test('payments that begin in one turn wait each for its own shopper, with its own sum', async () => {
  const made = await Promise.all([makeOrder(shop), makeOrder(shop), makeOrder(shop)]);
  const [ended, ...alive] = made;
  (await shop.call(cancelOrder, { as: ended.buyer.headers, params: { id: ended.order.id } })).answer();
  const rows = await Promise.all(made.map(({ order }) => rowOf(order.id)));
  // One of them twice, as by the queue and the page of the payment.
  await Promise.all([...rows, ...rows.slice(-1)].map(({ id }) => begin(id)));
  expect((await rowOf(ended.order.id)).state).toBe('cancelled');
  for (const { order } of alive) {
    const { id, providerId, state } = await rowOf(order.id);
    expect({ providerId, state }).toEqual({ providerId: id, state: 'pending' });
    const booked = await shop.context.db.select().from(demoBankPayments).where(eq(demoBankPayments.id, id));
    expect(booked).toMatchObject([{ amount: order.due, state: 'pending', refunded: 0 }]);
  }
});

test('one whose provider refuses fails alone', async () => {
  const [first, second] = await Promise.all([makeOrder(shop), makeOrder(shop)]);
  const [broken, sound] = [await rowOf(first.order.id), await rowOf(second.order.id)];
  const { provider } = shop.payment;
  const create = (request: NewPayment) =>
    request.paymentId === broken.id ? Promise.reject(new Error('503')) : provider.create(request);
  const half = { ...shop.payment, provider: { ...provider, create } };
  const unknown = '00000000-0000-4000-8000-000000000000';
  const ends = await Promise.allSettled([broken.id, unknown, sound.id].map((id) => begin(id, half)));
  expect(ends).toMatchObject([
    { reason: new Error('503') },
    { reason: new Error(`no payment ${unknown}`) },
    { status: 'fulfilled' },
  ]);
  expect((await rowOf(first.order.id)).state).toBe('created');
  expect((await rowOf(second.order.id)).state).toBe('pending');
});
