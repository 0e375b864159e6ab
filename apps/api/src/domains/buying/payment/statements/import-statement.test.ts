import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { getOfficeInvoice, recordInvoicePayment } from '@yahont/contracts/office/money/invoices.ts';
import { listBankLines, setBankLineAside } from '@yahont/contracts/office/money/bank-lines.ts';
import { importStatement } from '@yahont/contracts/office/money/statements.ts';
import { cancelOrder, getOrder, type Order } from '@yahont/contracts/orders/orders.ts';
import { cityDate, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import { addDays } from '@yahont/values/dates/iso-date.ts';
import { roubles } from '@yahont/values/money.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import { bankStatement, type StatementEntry } from '#src/testing/money/bank-statement.ts';
import { invoices } from '../invoices/invoices.tables.ts';
import { bankLines } from './statements.tables.ts';
import { fillCart, sendOrder } from '#src/testing/orders.ts';
import { openTestShop, type TestBuyer, type TestShop } from '#src/testing/shop.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';

const DEAR = roubles(900_000);

let shop: TestShop;
let finance: TestStaff;
beforeAll(async () => {
  shop = await openTestShop();
  finance = await makeStaff(shop.context, ['finance']);
});
afterAll(() => shop.stop());

type ByInvoice = { buyer: TestBuyer; order: Order };

async function orderByInvoice(): Promise<ByInvoice> {
  const buyer = await shop.makeBuyer();
  const { skuId } = await shop.makeProduct({ price: roubles(300_000), stock: 3 });
  await fillCart(shop, buyer, skuId, 3);
  const order = (await sendOrder(shop, buyer, { payment: 'invoice', expectedTotal: DEAR })).answer();
  return { buyer, order };
}

function send(file: Uint8Array, by = finance) {
  return shop.call(importStatement, {
    as: by.headers,
    body: { file: Buffer.from(file).toString('base64') },
  });
}

async function resultsOf(...entries: readonly StatementEntry[]) {
  const { lines } = (await send(bankStatement(entries))).answer();
  return lines.map(({ result }) => result);
}

function today(): string {
  return cityDate(shop.clock.now(), MOSCOW_HOURS);
}

function entryOf({ number }: Order, more: Partial<StatementEntry> = {}): StatementEntry {
  return { number: '17', date: today(), amount: DEAR, purpose: `Оплата заказа ${number}, без НДС`, ...more };
}

async function statusOf({ buyer, order }: ByInvoice): Promise<string> {
  return (await shop.call(getOrder, { as: buyer.headers, params: { id: order.id } })).answer().status;
}

async function moneyOf(orderId: number) {
  return (await shop.call(getOfficeInvoice, { as: finance.headers, params: { id: orderId } })).answer();
}

test('a statement pays the orders that it names, and read again it changes nothing', async () => {
  const [whole, half] = [await orderByInvoice(), await orderByInvoice()];
  const entries = [
    entryOf(whole.order),
    entryOf(half.order, { number: '1', amount: DEAR / 2 }),
    { ...entryOf(whole.order), number: '2', purpose: 'Возмещение по договору эквайринга' },
    { ...entryOf(whole.order), number: '3', purpose: 'Заработная плата', isOut: true },
  ];
  const answer = (await send(bankStatement(entries))).answer();
  expect(answer).toMatchObject({ from: '2026-11-20', to: '2026-11-26', unreadable: [] });
  // Outgoing money unrelated to an order is left out.
  expect(answer.lines).toMatchObject([
    { way: 'in', orderId: whole.order.id, amount: DEAR, other: 'ООО "Ромашка"', result: 'recorded' },
    { way: 'in', orderId: half.order.id, result: 'recorded' },
    { way: 'in', orderId: null, result: 'no-number' },
  ]);
  expect([await statusOf(whole), await statusOf(half)]).toEqual(['paid', 'awaiting-payment']);

  const again = await resultsOf(...entries, entryOf(half.order, { number: '4', amount: DEAR / 2 }));
  expect(again).toEqual(['known', 'known', 'no-number', 'recorded']);
  expect(await moneyOf(whole.order.id)).toMatchObject({ received: DEAR, surplus: 0 });
  expect(await statusOf(half)).toBe('paid');
  const log = await shop.context.db.select().from(auditLog);
  expect(log.filter(({ subjectId }) => subjectId === 'bank-statement').map(({ after }) => after)).toEqual([
    expect.objectContaining({ given: 3, changed: 2 }),
    expect.objectContaining({ given: 4, changed: 1 }),
  ]);
});

test('a line without an order waits until its money is recorded by hand or it is set aside', async () => {
  const { order } = await orderByInvoice();
  const waiting = async () =>
    (await shop.call(listBankLines, { as: finance.headers }))
      .answer()
      .items.filter(({ paymentOrder }) => paymentOrder.startsWith('79'));
  const entries = [
    entryOf(order, { number: '791', purpose: 'ювелирные изделия' }),
    entryOf(order, { number: '792', purpose: 'Возмещение по договору эквайринга', amount: 100 }),
  ];
  await send(bankStatement(entries));
  await send(bankStatement(entries));
  expect((await waiting()).map(({ paymentOrder, result }) => [paymentOrder, result])).toEqual([
    ['792', 'no-number'],
    ['791', 'no-number'],
  ]);
  const { version } = await moneyOf(order.id);
  const written = await shop.call(recordInvoicePayment, {
    as: { ...finance.headers, 'if-match': `"${version}"` },
    params: { id: order.id },
    body: { paymentOrder: '791', date: today(), amount: DEAR },
  });
  written.answer();
  const [left] = await waiting();
  expect([(await waiting()).length, left?.paymentOrder]).toEqual([1, '792']);
  const aside = () =>
    shop.call(setBankLineAside, {
      as: finance.headers,
      params: { id: left?.id ?? 0 },
      body: { reason: 'эквайринг' },
    });
  (await aside()).answer();
  expect(await waiting()).toEqual([]);
  expect((await aside()).problem.code).toBe('bank-line-settled');
  // A later statement that has it again does not bring it back.
  await send(bankStatement(entries));
  expect(await waiting()).toEqual([]);
  const operator = await makeStaff(shop.context, ['operator']);
  expect((await shop.call(listBankLines, { as: operator.headers })).problem.code).toBe('no-such-call');
});

test('lines are kept for a year', async () => {
  const { order } = await orderByInvoice();
  await send(bankStatement([entryOf(order, { number: '801', purpose: 'без номера' })]));
  await shop.context.db
    .update(bankLines)
    .set({ readAt: new Date(shop.clock.now().getTime() - 366 * 86_400_000) })
    .where(eq(bankLines.number, '801'));
  await send(bankStatement([entryOf(order, { number: '802', purpose: 'без номера' })]));
  const kept = await shop.context.db.select({ number: bankLines.number }).from(bankLines);
  expect(kept).toContainEqual({ number: '802' });
  expect(kept).not.toContainEqual({ number: '801' });
});

test('a number in another form is proposed to staff and never written down by itself', async () => {
  const { order, buyer } = await orderByInvoice();
  const digits = String(order.id);
  const spaced = `Я-${digits.slice(0, 3)} ${digits.slice(3)}`;
  const entries = [`заказ №${digits}`, `YA-${digits}`, spaced, `счетаЯ-${digits}`].map((purpose, at) =>
    entryOf(order, { number: `Б/Н ${at}`, purpose }),
  );
  const another = entryOf(order, { number: 'АВ-18', purpose: `заказ ${digits}`, amount: DEAR - 1 });
  const { lines } = (await send(bankStatement([...entries, another]))).answer();
  expect(lines.map(({ result }) => result)).toEqual(Array.from({ length: 5 }, () => 'no-number'));
  expect(lines.map(({ candidateId }) => candidateId)).toEqual([order.id, order.id, order.id, order.id, null]);
  const before = await moneyOf(order.id);
  expect(before).toMatchObject({ received: 0, transfers: [] });
  const written = await shop.call(recordInvoicePayment, {
    as: { ...finance.headers, 'if-match': `"${before.version}"` },
    params: { id: order.id },
    body: { paymentOrder: 'б/н 0', date: today(), amount: DEAR },
  });
  expect(written.answer()).toMatchObject({ received: DEAR, transfers: [{ paymentOrder: 'Б/Н 0' }] });
  expect(await statusOf({ order, buyer })).toBe('paid');
  const again = (await send(bankStatement(entries.slice(0, 1)))).answer();
  expect(again.lines, 'a paid invoice waits for nothing').toMatchObject([{ candidateId: null }]);
});

test('two statements at once pay an order once', async () => {
  const paid = await orderByInvoice();
  const file = bankStatement([entryOf(paid.order)]);
  const answers = await Promise.all([send(file), send(file)]);
  const results = answers.flatMap((one) => one.answer().lines.map(({ result }) => result));
  expect(results.toSorted()).toEqual(['known', 'recorded']);
  expect(await moneyOf(paid.order.id)).toMatchObject({ received: DEAR, surplus: 0 });
});

test('money that went back ends the refund that waits for it, and a surplus', async () => {
  const [cancelled, generous] = [await orderByInvoice(), await orderByInvoice()];
  await resultsOf(entryOf(cancelled.order), entryOf(generous.order, { amount: DEAR + 500 }));
  const params = { id: cancelled.order.id };
  (await shop.call(cancelOrder, { as: cancelled.buyer.headers, params })).answer();
  const back = [
    entryOf(cancelled.order, { number: '5', isOut: true }),
    entryOf(generous.order, { number: '6', isOut: true, amount: 500 }),
    entryOf(generous.order, { number: '7', isOut: true, amount: 1 }),
  ];
  expect(await resultsOf(...back)).toEqual(['recorded', 'recorded', 'not-due']);
  expect(await resultsOf(...back)).toEqual(['known', 'known', 'not-due']);
  expect(await statusOf(cancelled)).toBe('refunded');
  expect(await moneyOf(generous.order.id)).toMatchObject({ received: DEAR, surplus: 0, isPaid: true });
});

test('a line that cannot be written down is said, and the others are written', async () => {
  const { order } = await orderByInvoice();
  const buyer = await shop.makeBuyer();
  const { skuId } = await shop.makeProduct();
  await fillCart(shop, buyer, skuId);
  const byCard = (await sendOrder(shop, buyer)).answer();
  const results = await resultsOf(
    entryOf(byCard),
    { ...entryOf(order), purpose: 'Оплата заказа Я-999999' },
    entryOf(order, { date: addDays(today(), 1) }),
    entryOf(order, { number: '8', isWaiting: true }),
    entryOf(order, { number: '9', amount: 100 }),
    entryOf(order, { number: '9', amount: 200 }),
  );
  expect(results).toEqual([
    'no-invoice',
    'no-invoice',
    'in-the-future',
    'not-carried-out',
    'recorded',
    'another-sum',
  ]);
  expect((await moneyOf(order.id)).received).toBe(100);
});

test('a statement of two own accounts is read for both, and moves between them are left out', async () => {
  const [before, after] = [await orderByInvoice(), await orderByInvoice()];
  const old = '40702810900000000444';
  const { db } = shop.context;
  const [row] = await db.select().from(invoices).where(eq(invoices.orderId, before.order.id));
  if (row === undefined) throw new Error('no invoice');
  const seller = { ...row.seller, account: old };
  await db.update(invoices).set({ seller }).where(eq(invoices.orderId, before.order.id));
  const entries = [
    entryOf(before.order, { own: old, number: '31' }),
    entryOf(after.order, { number: '32' }),
    entryOf(after.order, { number: '33', isOut: true, other: old }),
  ];
  const { accounts, lines } = (await send(bankStatement(entries))).answer();
  expect(accounts).toHaveLength(2);
  expect(lines).toMatchObject([
    { orderId: before.order.id, result: 'recorded' },
    { orderId: after.order.id, result: 'recorded' },
  ]);
});

test('a statement of five hundred payments is taken', async () => {
  const purpose = 'Оплата по договору поставки, НДС не облагается. '.repeat(4);
  const entries = Array.from({ length: 500 }, (_, index) => ({
    number: String(index),
    date: today(),
    amount: 100 + index,
    purpose,
  }));
  const { lines } = (await send(bankStatement(entries))).answer();
  expect(lines).toHaveLength(500);
});

test('another file, another account and who may not see money are refused', async () => {
  const { order } = await orderByInvoice();
  const text = await send(new TextEncoder().encode('Номер;Сумма\n17;900000'));
  expect([text.status, text.problem.code]).toEqual([422, 'not-a-statement']);
  const foreign = await send(bankStatement([entryOf(order)], { account: '40702810900000000555' }));
  expect([foreign.status, foreign.problem.code]).toEqual([422, 'foreign-account']);
  const operator = await makeStaff(shop.context, ['operator']);
  expect((await send(bankStatement([entryOf(order)]), operator)).status).toBe(404);
  expect((await moneyOf(order.id)).received).toBe(0);
});
