import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { getOrder } from '@yahont/contracts/orders/orders.ts';
import { isOnline } from '@yahont/values/sums/tenders.ts';
import { sumOf, sumOfItems } from '#src/adapters/yookassa/testing/fake-books.ts';
import { orderTenders } from '#src/domains/buying/orders/tenders/tenders.tables.ts';
import { orderEvents, orders } from '#src/domains/buying/orders/orders.tables.ts';
import { payments } from '#src/domains/buying/payment/payment.tables.ts';
import { receipts } from '#src/domains/buying/payment/receipts/receipts.tables.ts';
import { refundParts, refunds } from '#src/domains/buying/payment/refunds/refunds.tables.ts';
import type { TestBuyer } from '../shop.ts';
import type { YookassaShop } from './yookassa-shop.ts';

const NONE = { value: '0.00', currency: 'RUB' } as const;

/** Statuses in which the shop keeps nothing of the money that came. */
const EMPTY_HANDED = ['awaiting-payment', 'cancelled', 'expired', 'refunded'];

/** Order, tenders, payments, refunds, receipts and the ledger of the bank say the same of one order, to the kopeck. */
export async function expectAgreement(
  { shop, fake }: YookassaShop,
  buyer: TestBuyer,
  orderId: number,
): Promise<void> {
  const { db } = shop.context;
  const [[order], tenders, paid, back, parts, kept, handedOver] = await Promise.all([
    db.select().from(orders).where(eq(orders.id, orderId)),
    db.select().from(orderTenders).where(eq(orderTenders.orderId, orderId)),
    db.select().from(payments).where(eq(payments.orderId, orderId)),
    db.select().from(refunds).where(eq(refunds.orderId, orderId)),
    db
      .select({ part: refundParts })
      .from(refundParts)
      .innerJoin(refunds, eq(refunds.id, refundParts.refundId))
      .where(eq(refunds.orderId, orderId)),
    db.select().from(receipts).where(eq(receipts.orderId, orderId)),
    db
      .select()
      .from(orderEvents)
      .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.status, 'completed'))),
  ]);
  if (!order) throw new Error(`no order ${orderId}`);
  const booked = [...fake.payments.values()].filter(
    ({ metadata }) => metadata['order_id'] === String(orderId) && metadata['shop'] === undefined,
  );
  const taken = booked.filter(({ status }) => status === 'succeeded');
  // Money that came twice and goes back whole is no money of the order.
  const extra = paid.filter(({ state }) => state === 'surplus').map(({ providerId }) => providerId ?? '');
  const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
  const byAmount = (one: number, other: number) => one - other;

  // The bank took the money at most once, and nothing is left unsettled.
  expect(taken.filter(({ id }) => !extra.includes(id)).length, 'paid twice').toBeLessThanOrEqual(1);
  for (const id of extra) expect(fake.books.givenBack(id)).toBe(sumOf(fake.payments.get(id)?.amount ?? NONE));
  expect(booked.filter(({ status }) => status === 'waiting_for_capture')).toEqual([]);
  expect(paid.filter(({ state }) => state === 'held' || state === 'replaced')).toEqual([]);
  expect(back.filter(({ state }) => state !== 'done')).toEqual([]);

  // What each side says of the same payment.
  for (const { providerId, state, amount, captureAmount } of paid) {
    const theirs = fake.payments.get(providerId ?? '');
    expect(state === 'succeeded' || state === 'surplus', `${state} here, ${theirs?.status} there`).toBe(
      theirs?.status === 'succeeded',
    );
    if (theirs && state === 'succeeded') expect(sumOf(theirs.amount)).toBe(captureAmount ?? amount);
  }

  // Tenders are the total, and their refunds are the parts of the refunds.
  expect(sum(tenders.map(({ amount }) => amount))).toBe(order.total);
  for (const { id, refunded } of tenders) {
    const own = parts.filter(({ part }) => part.tenderId === id && part.paymentId === null);
    expect(sum(own.map(({ part }) => part.amount))).toBe(refunded);
  }

  // The money that the bank has for this order is what the tender says.
  const online = tenders.find(({ kind }) => isOnline(kind));
  const atBank = sum(taken.map(({ id, amount }) => sumOf(amount) - fake.books.givenBack(id)));
  const here = online?.state === 'paid' ? online.amount - online.refunded : 0;
  expect(atBank, `order ${order.status}, tender ${online?.state}`).toBe(here);
  if (EMPTY_HANDED.includes(order.status)) expect(atBank, order.status).toBe(0);

  // Receipts: of the money as it was taken, once; of the hand-over, once; of each refund.
  for (const { id, amount } of taken) {
    const ofSale = fake.receipts.filter(({ payment_id, type }) => payment_id === id && type === 'payment');
    const [closing, ofMoney] = [true, false].map((isClosing) =>
      ofSale.filter(({ settlements }) => settlements.some(({ type }) => type === 'prepayment') === isClosing),
    );
    expect(ofMoney?.map(({ items }) => sumOfItems(items))).toEqual([sumOf(amount)]);
    const paymentId = paid.find(({ providerId }) => providerId === id)?.id;
    const own = kept.filter((receipt) => receipt.paymentId === paymentId);
    const ours = (kind: string) => own.filter((receipt) => receipt.kind === kind).map((one) => one.amount);
    expect(closing?.map(({ items }) => sumOfItems(items))).toEqual(ours('closing'));
    expect([...ours('payment'), ...ours('sale')]).toEqual([sumOf(amount)]);
    if (!extra.includes(id)) expect(ours('closing').length + ours('sale').length).toBe(handedOver.length);
    const ofRefunds = fake.receipts.filter(
      (one) =>
        one.payment_id === id &&
        one.type === 'refund' &&
        one.settlements.every(({ type }) => type === 'cashless'),
    );
    const sums = ofRefunds.map(({ items }) => sumOfItems(items));
    expect(sum(sums)).toBe(fake.books.givenBack(id));
    expect(ours('refund').toSorted(byAmount), 'one for each refund').toEqual(sums.toSorted(byAmount));
  }

  // What the buyer reads.
  const read = (await shop.call(getOrder, { as: buyer.headers, params: { id: orderId } })).answer();
  expect(read.isPaid).toBe(order.paidAt !== null);
}
