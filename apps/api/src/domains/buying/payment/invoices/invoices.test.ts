import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  getOfficeInvoice,
  listInvoiceDifferences,
  recordInvoicePayment,
  recordInvoiceRefund,
} from '@yahont/contracts/office/money/invoices.ts';
import { getInvoice } from '@yahont/contracts/payment/invoice.ts';
import { startPayment } from '@yahont/contracts/payment/payment.ts';
import { cancelOrder, getOrder, type Order } from '@yahont/contracts/orders/orders.ts';
import { roubles, sumKopecks } from '@yahont/values/money.ts';
import { expireReservations } from '#src/domains/buying/orders/index.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import { outbox } from '#src/platform/messages/outbox.tables.ts';
import { fillCart, piecesOf, sendOrder } from '#src/testing/orders.ts';
import { openTestShop, type TestBuyer, type TestShop } from '#src/testing/shop.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';
import { reconcileDay } from '../daily/reconcile-day.ts';
import { yesterdayInMoscow } from '../daily/moscow-day.ts';
import { receipts } from '../receipts/receipts.tables.ts';
import { remindOfInvoices } from './remind-of-invoices.ts';

/** Three rings together are above the limit of every bank. */
const RINGS = 3;
const RING = roubles(300_000);
const DEAR = roubles(900_000);
const DAY_MS = 86_400_000;

let shop: TestShop;
let finance: TestStaff;
let other: TestStaff;
beforeAll(async () => {
  shop = await openTestShop();
  await signStaffIn();
});
afterAll(() => shop.stop());

/** Sessions of staff are short. */
async function signStaffIn(): Promise<void> {
  finance = await makeStaff(shop.context, ['finance']);
  other = await makeStaff(shop.context, ['finance']);
}

async function wait(ms: number): Promise<void> {
  shop.clock.advance(ms);
  await signStaffIn();
}

type ByInvoice = { buyer: TestBuyer; order: Order; skuId: number };

async function orderByInvoice(stock = RINGS): Promise<ByInvoice> {
  const buyer = await shop.makeBuyer();
  const { skuId } = await shop.makeProduct({ price: RING, stock });
  await fillCart(shop, buyer, skuId, RINGS);
  const placed = await sendOrder(shop, buyer, { payment: 'invoice', expectedTotal: DEAR });
  return { buyer, order: placed.answer(), skuId };
}

type Entered = { paymentOrder?: string; amount?: number; date?: string };

async function versionOf(orderId: number): Promise<number> {
  const called = await shop.call(getOfficeInvoice, { as: finance.headers, params: { id: orderId } });
  return called.answer().version;
}

function today(): string {
  return new Date(shop.clock.now().getTime() + 3 * 3_600_000).toISOString().slice(0, 10);
}

async function enter(orderId: number, entered: Entered = {}, version?: number, by = finance) {
  const { paymentOrder = '17', amount = DEAR, date = today() } = entered;
  return shop.call(recordInvoicePayment, {
    as: by.headers,
    params: { id: orderId },
    body: { paymentOrder, amount, date },
    headers: { 'if-match': `"${version ?? (await versionOf(orderId))}"` },
  });
}

async function sendBack(orderId: number, amount: number, refundId: string | null, paymentOrder = '1') {
  return shop.call(recordInvoiceRefund, {
    as: finance.headers,
    params: { id: orderId },
    body: { paymentOrder, amount, date: today(), refundId },
    headers: { 'if-match': `"${await versionOf(orderId)}"` },
  });
}

async function read({ buyer, order }: ByInvoice): Promise<Order> {
  return (await shop.call(getOrder, { as: buyer.headers, params: { id: order.id } })).answer();
}

async function differenceOf(orderId: number) {
  const { items } = (
    await shop.call(listInvoiceDifferences, { as: finance.headers, query: { before: orderId + 1 } })
  ).answer();
  return items.find((item) => item.orderId === orderId);
}

test('an order above every limit waits for a transfer for banking days, with an invoice for the sum', async () => {
  const placed = await orderByInvoice();
  const { buyer, order } = placed;
  expect(order).toMatchObject({ status: 'awaiting-payment', isPaid: false, canPay: true, due: DEAR });
  const waits = Date.parse(order.expiresAt ?? '') - shop.clock.now().getTime();
  expect(waits).toBeGreaterThan(2 * DAY_MS);
  const invoice = (await shop.call(getInvoice, { as: buyer.headers, params: { id: order.id } })).answer();
  expect(invoice).toMatchObject({
    number: order.number,
    sum: DEAR,
    sumInWords: 'Девятьсот тысяч рублей 00 копеек',
    vat: { percent: 22, amount: 16_229_508 },
    received: 0,
    state: 'open',
    seller: { isSample: true },
  });
  expect(sumKopecks(invoice.lines.map(({ amount }) => amount))).toBe(DEAR);
  expect(invoice.purpose).toContain(order.number);
  expect(invoice.bankCode).toContain(`|Sum=${DEAR}|Purpose=${invoice.purpose}|`);
  expect(Date.parse(`${invoice.payBy}T23:59:59+03:00`)).toBe(Date.parse(order.expiresAt ?? ''));

  const stranger = await shop.makeBuyer();
  const refused = await shop.call(getInvoice, { as: stranger.headers, params: { id: order.id } });
  expect([refused.status, refused.problem.code]).toEqual([404, 'order-not-found']);
  const started = await shop.call(startPayment, { as: buyer.headers, params: { id: order.id } });
  expect([started.status, started.problem.code]).toEqual([409, 'not-payable']);
});

test('transfers add up, the last one pays the order, and each is written down once', async () => {
  const placed = await orderByInvoice();
  const { id } = placed.order;
  const first = (await enter(id, { paymentOrder: '0017', amount: 40_000_000 })).answer();
  expect(first).toMatchObject({ received: 40_000_000, isPaid: false, surplus: 0 });
  expect((await read(placed)).status).toBe('awaiting-payment');
  // The same again, without its zeros and with the old version.
  const again = (await enter(id, { paymentOrder: '17', amount: 40_000_000 }, 1)).answer();
  expect(again).toEqual(first);
  const wrong = await enter(id, { paymentOrder: '17', amount: 40_000_001 });
  expect([wrong.status, wrong.problem.code]).toEqual([409, 'another-sum']);

  const rest = (await enter(id, { paymentOrder: '18', amount: DEAR - 40_000_000 })).answer();
  expect(rest).toMatchObject({ received: DEAR, isPaid: true, surplus: 0, status: 'paid', refunds: [] });
  const paid = await read(placed);
  expect(paid).toMatchObject({ status: 'paid', isPaid: true, tenders: [{ kind: 'invoice', state: 'paid' }] });
  expect(paid.history.at(-1)).toMatchObject({ status: 'paid', note: 'payment-received' });
  const { db } = shop.context;
  expect(await db.select().from(receipts).where(eq(receipts.orderId, id))).toMatchObject([
    { kind: 'payment', state: 'by-hand', amount: DEAR },
  ]);
  const logged = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, String(id)));
  expect(logged.filter(({ action }) => action === 'payments.invoice-paid')).toHaveLength(2);
  expect(await differenceOf(id)).toBeUndefined();
});

test('two of staff who enter the same payment at once pay the order once', async () => {
  const placed = await orderByInvoice();
  const { id } = placed.order;
  const version = await versionOf(id);
  const answers = await Promise.all([enter(id, {}, version), enter(id, {}, version, other)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  for (const answer of answers) expect(answer.answer()).toMatchObject({ received: DEAR, isPaid: true });
  expect((await read(placed)).history.filter(({ status }) => status === 'paid')).toHaveLength(1);
});

test('of two different payments entered at once the second is asked to look again, and nothing is lost', async () => {
  const { order } = await orderByInvoice();
  const version = await versionOf(order.id);
  const half = DEAR / 2;
  const answers = await Promise.all([
    enter(order.id, { paymentOrder: '1', amount: half }, version),
    enter(order.id, { paymentOrder: '2', amount: half }, version, other),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  await enter(order.id, { paymentOrder: '1', amount: half });
  const both = (await enter(order.id, { paymentOrder: '2', amount: half })).answer();
  expect(both).toMatchObject({ received: DEAR, isPaid: true });
});

test('money beyond the sum is a difference until it is sent back', async () => {
  const { order } = await orderByInvoice();
  const { id } = order;
  const paid = (await enter(id, { amount: DEAR + 500 })).answer();
  expect(paid).toMatchObject({ isPaid: true, surplus: 500 });
  expect(await differenceOf(id)).toMatchObject({ surplus: 500 });
  const tooMuch = await sendBack(id, 501, null);
  expect([tooMuch.status, tooMuch.problem.code]).toEqual([409, 'not-due']);
  expect((await sendBack(id, 500, null)).answer()).toMatchObject({
    surplus: 0,
    isPaid: true,
    received: DEAR,
  });
  expect(await differenceOf(id)).toBeUndefined();
});

test('an unpaid order expires with its day, and money that comes later revives it or goes back by hand', async () => {
  const waiting = await orderByInvoice(RINGS);
  const gone = await orderByInvoice();
  await enter(gone.order.id, { paymentOrder: '5', amount: 100 });
  await wait(2 * DAY_MS);
  await expireReservations(shop.context);
  expect((await read(waiting)).status).toBe('awaiting-payment');
  await wait(18 * DAY_MS);
  await expireReservations(shop.context);
  for (const ended of [waiting, gone]) expect((await read(ended)).status).toBe('expired');
  const pieces = await piecesOf(shop, waiting.skuId);
  expect(pieces.map(({ state }) => state)).toEqual(['available', 'available', 'available']);
  // Earlier transfers now belong to nobody.
  expect(await differenceOf(gone.order.id)).toMatchObject({ surplus: 100, isPaid: false });

  expect((await enter(waiting.order.id)).answer()).toMatchObject({ status: 'paid', isPaid: true });

  const rival = await shop.makeBuyer();
  await fillCart(shop, rival, gone.skuId, RINGS);
  (await sendOrder(shop, rival, { payment: 'invoice', expectedTotal: DEAR })).answer();
  const late = (await enter(gone.order.id, { paymentOrder: '6', amount: DEAR - 100 })).answer();
  expect(late).toMatchObject({ status: 'expired', surplus: 0, refunds: [{ amount: DEAR }] });
  const refundId = late.refunds[0]?.id ?? '';
  expect(await differenceOf(gone.order.id)).toMatchObject({ refunds: [{ id: refundId }] });
  const part = await sendBack(gone.order.id, DEAR - 1, refundId);
  expect([part.status, part.problem.code]).toEqual([409, 'not-due']);
  expect((await sendBack(gone.order.id, DEAR, refundId)).answer()).toMatchObject({
    status: 'refunded',
    refunds: [],
    surplus: 0,
  });
  expect((await sendBack(gone.order.id, DEAR, refundId)).answer().transfers).toHaveLength(3);
  expect(await differenceOf(gone.order.id)).toBeUndefined();
});

test('a paid order that its buyer cancels is refunded by finance, in the log', async () => {
  const placed = await orderByInvoice();
  const { id } = placed.order;
  await enter(id);
  (await shop.call(cancelOrder, { as: placed.buyer.headers, params: { id } })).answer();
  const owed = await differenceOf(id);
  expect(owed).toMatchObject({ status: 'cancelled', refunds: [{ amount: DEAR }] });
  await sendBack(id, DEAR, owed?.refunds[0]?.id ?? '');
  expect(await read(placed)).toMatchObject({ status: 'refunded', tenders: [{ refunded: DEAR }] });
  const logged = await shop.context.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, String(id)));
  expect(logged.some(({ action }) => action === 'payments.invoice-returned')).toBe(true);
});

test('a payment of tomorrow, of an order paid otherwise and by a stranger is refused', async () => {
  const { order } = await orderByInvoice();
  const tomorrow = new Date(Date.parse(today()) + DAY_MS).toISOString().slice(0, 10);
  const early = await enter(order.id, { date: tomorrow });
  expect([early.status, early.problem.code]).toEqual([422, 'in-the-future']);
  const operator = await makeStaff(shop.context, ['operator']);
  expect((await enter(order.id, {}, 1, operator)).status).toBe(404);
  const buyer = await shop.makeBuyer();
  const { skuId } = await shop.makeProduct();
  await fillCart(shop, buyer, skuId);
  const byCard = (await sendOrder(shop, buyer)).answer();
  const wrong = await enter(byCard.id, {}, 1);
  expect([wrong.status, wrong.problem.code]).toEqual([404, 'invoice-not-found']);
});

test('the buyer is reminded once, on the day before the last one', async () => {
  const { order } = await orderByInvoice();
  const paid = await orderByInvoice();
  await enter(paid.order.id);
  const reminders = async () => {
    await remindOfInvoices(shop.context);
    const rows = await shop.context.db.select().from(outbox).where(eq(outbox.topic, 'invoice-due'));
    return rows.map(({ payload }) => payload['orderId']);
  };
  const before = await reminders();
  expect(before).not.toContain(order.id);
  const last = Date.parse(order.expiresAt ?? '');
  await wait(last - DAY_MS - shop.clock.now().getTime());
  expect((await reminders()).filter((id) => id === order.id)).toHaveLength(1);
  expect((await reminders()).filter((id) => id === order.id)).toHaveLength(1);
  expect(await reminders()).not.toContain(paid.order.id);
});

test('the books of the day do not miss a payment that went past every provider', async () => {
  const { order } = await orderByInvoice();
  await enter(order.id);
  await wait(DAY_MS);
  const found = await reconcileDay(shop.context, shop.payment, yesterdayInMoscow(shop.clock.now()));
  expect(found.filter(({ orderNumber }) => orderNumber === order.number)).toEqual([]);
});

test('a person is not offered an invoice for what a card carries', async () => {
  const buyer = await shop.makeBuyer();
  const { skuId } = await shop.makeProduct();
  await fillCart(shop, buyer, skuId);
  const { status, problem } = await sendOrder(shop, buyer, { payment: 'invoice' });
  expect([status, problem.code]).toEqual([409, 'payment-unavailable']);
});
