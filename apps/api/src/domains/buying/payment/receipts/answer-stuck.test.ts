import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  getOfficeInvoice,
  recordInvoicePayment,
  recordInvoiceRefund,
} from '@yahont/contracts/office/money/invoices.ts';
import {
  listStuckReceipts,
  recordReceiptMade,
  sendReceiptAgain,
} from '@yahont/contracts/office/money/receipts.ts';
import { cancelOrder } from '@yahont/contracts/orders/orders.ts';
import { roubles } from '@yahont/values/money.ts';
import { closeSale, processDueReceipts } from '#src/domains/buying/payment/index.ts';
import { paymentData } from '#src/domains/buying/payment/personal-data.ts';
import { refundIdsOf } from '#src/testing/money/refunds.ts';
import { openYookassaShop, type YookassaShop } from '#src/testing/money/yookassa-shop.ts';
import { fillCart, makeOrder, sendOrder } from '#src/testing/orders.ts';
import { handOverAll } from '#src/testing/returns/bought.ts';
import { makeStaff } from '#src/testing/staff.ts';
import { receipts } from './receipts.tables.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';

const FISCAL = { document: '3986', storage: '9288000100115785', sign: '2617603921' };
/** Above the limits of every bank. */
const DEAR = roubles(900_000);

let house: YookassaShop;
beforeAll(async () => {
  house = await openYookassaShop();
});
afterAll(() => house.stop());

test('a refund of an invoice to a person has a receipt of its own, which staff make, and then write down', async () => {
  const { shop } = house;
  const { buyer, order } = await paidByInvoice();
  (await shop.call(cancelOrder, { as: buyer.headers, params: { id: order.id } })).answer();
  const [refundId = null] = await refundIdsOf(shop.context.db, order.id);
  const { headers } = await makeStaff(shop.context, ['finance']);
  const day = shop.clock.now().toISOString().slice(0, 10);
  const body = { paymentOrder: '21', date: day, amount: DEAR, refundId };
  shop.clock.advance(1000);
  const invoice = await shop.call(getOfficeInvoice, { as: headers, params: { id: order.id } });
  const as = { ...headers, 'if-match': `"${invoice.answer().version}"` };
  for (let time = 0; time < 2; time += 1)
    (await shop.call(recordInvoiceRefund, { as, params: { id: order.id }, body })).answer();
  const opened = await house.receiptsOf(order);
  expect(opened.map(({ kind, state, amount }) => [kind, state, amount])).toEqual([
    ['payment', 'by-hand', DEAR],
    ['refund', 'by-hand', DEAR],
  ]);
  const person = { accountId: buyer.accountId, phone: null, addresses: [], ownAddresses: [] };
  expect(await paymentData.findHindrance(shop.context.db, person)).toEqual({
    reason: 'open-payments',
    orders: [order.number],
  });
  for (const { id } of opened) await made(id);
  expect(await paymentData.findHindrance(shop.context.db, person)).toBeNull();
  expect((await house.receiptsOf(order))[1]).toMatchObject({
    state: 'registered',
    documentNumber: FISCAL.document,
    storageNumber: FISCAL.storage,
    fiscalSign: FISCAL.sign,
  });
});

test('a receipt that is made is left alone: the same numbers change nothing, others are refused', async () => {
  const { shop } = house;
  const { order } = await paidByInvoice();
  const [receipt] = await house.receiptsOf(order);
  const id = receipt?.id ?? '';
  const { headers } = await makeStaff(shop.context, ['finance']);
  const { items } = (await shop.call(listStuckReceipts, { as: headers })).answer();
  expect(items.map((one) => one.id)).toContain(id);
  await made(id);
  await made(id);
  const logged = await shop.context.db.select().from(auditLog).where(eq(auditLog.action, 'receipts.made'));
  expect(logged.filter(({ subjectId }) => subjectId === String(order.id))).toHaveLength(1);
  const fiscal = { ...FISCAL, document: '1' };
  const other = await shop.call(recordReceiptMade, { as: headers, params: { id }, body: { fiscal } });
  expect(other.problem.code).toBe('receipt-not-stuck');
  const again = await shop.call(sendReceiptAgain, { as: headers, params: { id } });
  expect(again.problem.code).toBe('receipt-not-stuck');
  const { items: left } = (await shop.call(listStuckReceipts, { as: headers })).answer();
  expect(left.map((one) => one.id)).not.toContain(id);
});

test('receipts of one instant are on one page each, none twice and none left out', async () => {
  const { shop } = house;
  const { order } = await paidByInvoice();
  const [receipt] = await house.receiptsOf(order);
  if (receipt === undefined) throw new Error('no receipt');
  const { headers } = await makeStaff(shop.context, ['finance']);
  const list = async (before?: string) =>
    (
      await shop.call(listStuckReceipts, { as: headers, query: before === undefined ? {} : { before } })
    ).answer();
  const others = (await list()).items.length;
  const at = new Date(shop.clock.now().getTime() + 1000);
  const made = Array.from({ length: 101 }, () => ({
    ...receipt,
    id: randomUUID(),
    kind: 'refund' as const,
    createdAt: at,
    changedAt: at,
  }));
  await shop.context.db.insert(receipts).values(made);
  const pages: string[][] = [];
  let next: string | null | undefined;
  while (next !== null) {
    const page = await list(next);
    pages.push(page.items.map(({ id }) => id));
    ({ next } = page);
  }
  expect(pages.map(({ length }) => length)).toEqual([50, 50, 1 + others]);
  expect(new Set(pages.flat()).size).toBe(101 + others);
  const ids = made.map(({ id }) => id);
  await shop.context.db.delete(receipts).where(inArray(receipts.id, ids));
});

test('a receipt that the provider refused is sent again, and not made twice', async () => {
  const { shop, fake } = house;
  const { buyer, order } = await makeOrder(shop);
  const providerId = await house.pay(buyer, order);
  await handOverAll(shop, order.id);
  fake.spoilNext({ kind: 'status', status: 400 });
  await closeSale(shop.context, shop.payment, order.id);
  const closing = (await house.receiptsOf(order))[1];
  expect(closing).toMatchObject({ kind: 'closing', state: 'dead' });
  // It was made after all, and its key is forgotten.
  shop.clock.advance(2 * 86_400_000);
  fake.forgetKeys();
  const { headers } = await makeStaff(shop.context, ['finance']);
  const params = { id: closing?.id ?? '' };
  (await shop.call(sendReceiptAgain, { as: headers, params })).answer();
  fake.books.fiscalise();
  await processDueReceipts(shop.context, shop.payment);
  await processDueReceipts(shop.context, shop.payment);
  expect((await house.receiptsOf(order))[1]).toMatchObject({ kind: 'closing', state: 'registered' });
  expect(fake.receipts.filter(({ payment_id: id }) => id === providerId)).toHaveLength(2);
});

async function made(id: string): Promise<void> {
  const { headers } = await makeStaff(house.shop.context, ['finance']);
  const body = { fiscal: FISCAL };
  (await house.shop.call(recordReceiptMade, { as: headers, params: { id }, body })).answer();
}

/** Money came by a bank transfer, from a person. */
async function paidByInvoice() {
  const { shop } = house;
  const buyer = await shop.makeBuyer();
  const { skuId } = await shop.makeProduct({ price: roubles(300_000), stock: 3 });
  await fillCart(shop, buyer, skuId, 3);
  const order = (await sendOrder(shop, buyer, { payment: 'invoice', expectedTotal: DEAR })).answer();
  const { headers } = await makeStaff(shop.context, ['finance']);
  const body = { paymentOrder: '20', date: shop.clock.now().toISOString().slice(0, 10), amount: DEAR };
  const as = { ...headers, 'if-match': '"1"' };
  (await shop.call(recordInvoicePayment, { as, params: { id: order.id }, body })).answer();
  return { buyer, order };
}
