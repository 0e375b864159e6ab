import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  countInvoicePart,
  getOfficeInvoice,
  listInvoiceDifferences,
  recordInvoicePayment,
  recordInvoiceRefund,
} from '@yahont/contracts/office/money/invoices.ts';
import { cancelOrder, getOrder, type PaymentKind } from '@yahont/contracts/orders/orders.ts';
import { changeWay, getOrderWays } from '@yahont/contracts/payment/otherwise.ts';
import { kopecks, roubles } from '@yahont/values/money.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import {
  DEAR_RING,
  askPart,
  orderInParts,
  payPart,
  readParts,
  type InParts,
} from '#src/testing/money/parts.ts';
import { openTestShop, type TestShop } from '#src/testing/shop.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';
import { receipts } from '../receipts/receipts.tables.ts';

const CARD_PART = roubles(300_000);
const LEFT = kopecks(DEAR_RING - CARD_PART);
const WHY = 'перевод за другой заказ';

let shop: TestShop;
let finance: TestStaff;
beforeAll(async () => {
  shop = await openTestShop();
  finance = await makeStaff(shop.context, ['finance']);
});
afterAll(() => shop.stop());

const invoiceOf = async (id: number) =>
  (await shop.call(getOfficeInvoice, { as: finance.headers, params: { id } })).answer();

async function asFinance(id: number) {
  const { version } = await invoiceOf(id);
  return { as: finance.headers, params: { id }, headers: { 'if-match': `"${version}"` } };
}

const today = () => new Date(shop.clock.now().getTime() + 3 * 3_600_000).toISOString().slice(0, 10);

async function transfer(id: number, amount: number, paymentOrder = '17') {
  shop.clock.advance(1_000);
  const body = { paymentOrder, amount, date: today() };
  return (await shop.call(recordInvoicePayment, { ...(await asFinance(id)), body })).answer();
}

type Back = { amount: number; paymentOrder?: string; reason?: string | null; refundId?: string };

async function sendBack(id: number, { amount, paymentOrder = '1', reason = WHY, refundId }: Back) {
  shop.clock.advance(1_000);
  const body = { paymentOrder, amount, date: today(), reason, refundId: refundId ?? null };
  return shop.call(recordInvoiceRefund, { ...(await asFinance(id)), body });
}

const count = async (id: number) => shop.call(countInvoicePart, await asFinance(id));

async function linesOf(id: number) {
  const { items } = (
    await shop.call(listInvoiceDifferences, { as: finance.headers, query: { before: id + 1 } })
  ).answer();
  return items.filter(({ orderId }) => orderId === id);
}

const choose = ({ buyer, order }: InParts, kind: PaymentKind) =>
  shop.call(changeWay, { as: buyer.headers, params: { id: order.id }, body: { kind } });

const read = async ({ buyer, order }: InParts) =>
  (await shop.call(getOrder, { as: buyer.headers, params: { id: order.id } })).answer();

async function offered({ buyer, order }: InParts) {
  const { ways } = (await shop.call(getOrderWays, { as: buyer.headers, params: { id: order.id } })).answer();
  return ways.filter(({ isAvailable }) => isAvailable).map(({ kind }) => kind);
}

async function orderByInvoice(): Promise<InParts> {
  const of = await orderInParts(shop);
  (await choose(of, 'invoice')).answer();
  return of;
}

/** Its buyer had an invoice and has paid a part by card since. */
async function begunByCard(): Promise<InParts> {
  const of = await orderByInvoice();
  (await choose(of, 'parts')).answer();
  await payPart(shop, of, 'card', CARD_PART);
  return of;
}

test('a part of an order that waits is one line of the list until it is sent back, with a reason in the log', async () => {
  const of = await orderByInvoice();
  const { id } = of.order;
  const part = roubles(100_000);
  expect(await transfer(id, part)).toMatchObject({
    received: part,
    surplus: 0,
    canGoBack: part,
    canCount: 0,
  });
  expect(await linesOf(id)).toMatchObject([{ orderId: id, canGoBack: part }]);
  expect(await offered(of)).toEqual(['invoice']);
  expect((await choose(of, 'parts')).problem.code).toBe('partly-paid');

  expect((await sendBack(id, { amount: part, reason: null })).problem.code).toBe('reason-needed');
  expect((await sendBack(id, { amount: part + 1 })).problem).toMatchObject({
    code: 'not-due',
    context: { due: part },
  });
  expect((await sendBack(id, { amount: part })).answer()).toMatchObject({ received: 0, canGoBack: 0 });
  expect(await linesOf(id)).toEqual([]);
  const logged = await shop.context.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, String(id)), eq(auditLog.action, 'payments.invoice-returned')));
  expect(logged).toMatchObject([{ reason: WHY }]);
  // No receipt was made of it, so none is made of its return.
  expect(await shop.context.db.select().from(receipts).where(eq(receipts.orderId, id))).toEqual([]);

  expect(await offered(of)).toContain('parts');
  (await choose(of, 'parts')).answer();
  expect((await choose(of, 'invoice')).status).toBe(200);
  expect(await transfer(id, DEAR_RING, '18')).toMatchObject({ isPaid: true, surplus: 0, canGoBack: 0 });
  expect(await linesOf(id)).toEqual([]);
});

test('a transfer of the whole sum completes an order that a card has begun, and what is above is a surplus at once', async () => {
  const of = await begunByCard();
  const { id } = of.order;
  const { id: attempt } = (await askPart(shop, of, 'card', roubles(200_000))).answer();
  expect(await transfer(id, DEAR_RING)).toMatchObject({
    status: 'paid',
    isPaid: true,
    sum: LEFT,
    received: DEAR_RING,
    surplus: CARD_PART,
    canGoBack: CARD_PART,
    canCount: 0,
  });
  expect(await linesOf(id)).toMatchObject([{ surplus: CARD_PART }]);
  const paid = await read(of);
  expect(paid).toMatchObject({ status: 'paid', isPaid: true });
  expect(paid.tenders.map(({ kind, amount, state }) => `${kind} ${amount} ${state}`).toSorted()).toEqual([
    `card ${CARD_PART} paid`,
    `invoice ${LEFT} paid`,
  ]);
  expect(await readParts(shop, of)).toMatchObject({ paid: DEAR_RING, left: 0, payment: { id: attempt } });
  const byHand = and(eq(receipts.orderId, id), eq(receipts.state, 'by-hand'));
  expect(await shop.context.db.select().from(receipts).where(byHand)).toMatchObject([
    { kind: 'payment', amount: LEFT },
  ]);
  expect((await sendBack(id, { amount: CARD_PART, reason: null })).answer()).toMatchObject({ surplus: 0 });
  expect(await linesOf(id)).toEqual([]);
});

test('transfers complete what a card has begun together', async () => {
  const of = await begunByCard();
  const { id } = of.order;
  const half = kopecks(LEFT / 2);
  expect(await transfer(id, half)).toMatchObject({ isPaid: false, surplus: half, canCount: half });
  expect(await transfer(id, half, '18')).toMatchObject({ isPaid: true, surplus: 0, status: 'paid' });
});

test('a transfer that does not complete an order in parts is a difference that staff count', async () => {
  const of = await begunByCard();
  const { id } = of.order;
  const [first, second] = [roubles(100_000), roubles(150_000)];
  expect(await transfer(id, first)).toMatchObject({
    status: 'awaiting-payment',
    isPaid: false,
    sum: LEFT,
    surplus: first,
    canGoBack: first,
    canCount: first,
  });
  expect(await linesOf(id)).toMatchObject([{ surplus: first }]);
  expect(await readParts(shop, of)).toMatchObject({ paid: CARD_PART, left: LEFT });
  const version = (await invoiceOf(id)).version;
  const at = { as: finance.headers, params: { id }, headers: { 'if-match': `"${version}"` } };
  const both = await Promise.all([shop.call(countInvoicePart, at), shop.call(countInvoicePart, at)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await invoiceOf(id)).toMatchObject({ surplus: 0, canGoBack: 0, canCount: 0, sum: LEFT });
  expect(await linesOf(id)).toEqual([]);
  expect(await readParts(shop, of)).toMatchObject({ paid: CARD_PART + first, left: LEFT - first });
  expect((await count(id)).problem.code).toBe('nothing-to-count');

  // What is counted is a part as any other; what comes after it is not.
  await transfer(id, second, '18');
  expect((await sendBack(id, { amount: second + 1 })).problem).toMatchObject({ context: { due: second } });
  (await count(id)).answer();
  const rest = kopecks(LEFT - first - second);
  await payPart(shop, of, 'card', kopecks(rest / 2));
  await payPart(shop, of, 'card', kopecks(rest / 2));
  expect(await read(of)).toMatchObject({ status: 'paid', isPaid: true });
  expect(await invoiceOf(id)).toMatchObject({ isPaid: true, surplus: 0, sum: first + second });

  // Both parts that came by transfer go back as one refund.
  (await shop.call(cancelOrder, { as: of.buyer.headers, params: { id } })).answer();
  const refund = (await linesOf(id))[0]?.refunds[0];
  expect(refund).toMatchObject({ amount: first + second });
  const refundId = refund?.id ?? '';
  const sent = await sendBack(id, { amount: first + second, refundId, reason: null });
  expect(sent.answer()).toMatchObject({ refunds: [], surplus: 0, canGoBack: 0 });
  expect(await linesOf(id)).toEqual([]);
});

test('a difference of an order in parts may be sent back instead', async () => {
  const of = await begunByCard();
  const { id } = of.order;
  await transfer(id, roubles(100_000));
  expect((await sendBack(id, { amount: roubles(100_000) })).answer()).toMatchObject({
    received: 0,
    canCount: 0,
    status: 'awaiting-payment',
  });
  expect(await readParts(shop, of)).toMatchObject({ paid: CARD_PART, left: LEFT });
  expect(await linesOf(id)).toEqual([]);
});

test('counting leaves a sum that a bank takes', async () => {
  const of = await begunByCard();
  const { id } = of.order;
  const almost = kopecks(LEFT - roubles(1));
  expect(await transfer(id, almost)).toMatchObject({ canCount: LEFT - roubles(100) });
  expect((await count(id)).answer()).toMatchObject({ surplus: roubles(99), canGoBack: roubles(99) });
  expect(await readParts(shop, of)).toMatchObject({ left: roubles(100) });
  const operator = await makeStaff(shop.context, ['operator']);
  const by = { ...(await asFinance(id)), as: operator.headers };
  expect((await shop.call(countInvoicePart, by)).status).toBe(404);
});
