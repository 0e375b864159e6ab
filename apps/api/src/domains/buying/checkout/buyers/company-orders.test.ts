import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { getOfficeInvoice, recordInvoicePayment } from '@yahont/contracts/office/money/invoices.ts';
import { cancelOrder, getOrder } from '@yahont/contracts/orders/orders.ts';
import { getInvoice } from '@yahont/contracts/payment/invoice.ts';
import { listOrderReceipts } from '@yahont/contracts/payment/receipts.ts';
import { kopecks } from '@yahont/values/money.ts';
import { waysToPay } from '@yahont/values/sums/ways-to-pay.ts';
import { balance } from '#src/domains/people/loyalty/index.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { closeSale } from '#src/domains/buying/payment/index.ts';
import { receipts } from '#src/domains/buying/payment/receipts/receipts.tables.ts';
import { importPromoCodes } from '#src/domains/goods/promotions/index.ts';
import { ENTREPRENEUR, ROMASHKA } from '#src/testing/shop-parts/company.ts';
import { makeCertificate } from '#src/testing/money/certificates.ts';
import { fillCart, makeOrder, orderBody, sendOrder, type OrderBody } from '#src/testing/orders.ts';
import { handOverAll } from '#src/testing/returns/bought.ts';
import { openTestShop, type TestBuyer, type TestShop } from '#src/testing/shop.ts';
import { makeStaff } from '#src/testing/staff.ts';
import { MIXED_PRICE } from '#src/testing/money/mixed-order.ts';
import { placeOrder } from '../place-order.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

const byInvoice = { company: ROMASHKA, payment: 'invoice' as const };

async function withRing(points = 0): Promise<TestBuyer> {
  const buyer = await shop.makeBuyer({ points });
  const { skuId } = await shop.makeProduct();
  await fillCart(shop, buyer, skuId);
  return buyer;
}

async function payByTransfer(orderId: number, amount: number): Promise<void> {
  const { headers: as } = await makeStaff(shop.context, ['finance']);
  const params = { id: orderId };
  const { version } = (await shop.call(getOfficeInvoice, { as, params })).answer();
  const date = new Date(shop.clock.now().getTime() + 3 * 3_600_000).toISOString().slice(0, 10);
  const body = { paymentOrder: '17', amount, date };
  const headers = { 'if-match': `"${version}"` };
  expect((await shop.call(recordInvoicePayment, { as, params, body, headers })).answer().isPaid).toBe(true);
}

function receiptsOf(orderId: number) {
  return shop.context.db.select().from(receipts).where(eq(receipts.orderId, orderId));
}

test('a company orders by invoice for a sum that a card would carry, and its invoice names it', async () => {
  const { buyer, order } = await makeOrder(shop, byInvoice);
  expect(order).toMatchObject({
    status: 'awaiting-payment',
    paymentKind: 'invoice',
    company: ROMASHKA,
    bonusToEarn: 0,
    contact: { name: 'Анна', lastName: 'Иванова' },
  });
  const asked = { as: buyer.headers, params: { id: order.id } };
  expect((await shop.call(getOrder, asked)).answer().company).toEqual(ROMASHKA);
  const { inn, kpp, address, name } = ROMASHKA;
  expect((await shop.call(getInvoice, asked)).answer()).toMatchObject({
    sum: 4_990_000,
    buyer: { name, phone: '+79161234567', company: { inn, kpp, address } },
  });
  const { buyer: one, order: ofPerson } = await makeOrder(shop);
  expect(ofPerson.company).toBeNull();
  const stranger = { as: one.headers, params: { id: order.id } };
  for (const call of [getOrder, getInvoice, listOrderReceipts])
    expect((await shop.call(call, stranger)).problem).toMatchObject({ status: 404, code: 'order-not-found' });
});

test('an entrepreneur has no КПП, and numbers are read as they are pasted', async () => {
  const company = { ...ENTREPRENEUR, inn: '5001 0073 2259' };
  const { order } = await makeOrder(shop, { company, payment: 'card' });
  expect(order).toMatchObject({ company: ENTREPRENEUR, paymentKind: 'card', canPay: true });
});

test.each([
  ['inn', { inn: '7707083894' }],
  ['inn', { inn: '770708389' }],
  ['inn', { inn: '' }],
  ['kpp', { kpp: '' }],
  ['kpp', { kpp: '77360100' }],
  ['kpp', { inn: ENTREPRENEUR.inn }],
  ['name', { name: ' «» ' }],
  ['name', { name: 'Ж'.repeat(251) }],
  ['address', { address: '117997' }],
  ['address', { address: 'Ж'.repeat(301) }],
])('a wrong %s of a company is named, and nothing is ordered: %j', async (field, wrong) => {
  const buyer = await withRing();
  const { status, problem } = await sendOrder(shop, buyer, {
    ...byInvoice,
    company: { ...ROMASHKA, ...wrong },
  });
  expect(status).toBe(422);
  expect(problem.errors).toEqual([{ path: `company.${field}`, message: 'Ошибка ввода данных' }]);
  expect(await shop.context.db.select().from(orders).where(eq(orders.accountId, buyer.accountId))).toEqual(
    [],
  );
});

test('a company is not taken with any other way to pay than those that it is offered', async () => {
  const buyer = await withRing(90_000);
  const { paymentRules, totals } = (await shop.call(getCheckoutOptions, { as: buyer.headers })).answer();
  const purchase = { goods: totals.goods, deliveryPrice: kopecks(0), points: 0, balance: 90_000 };
  const ofCompany = waysToPay({ ...purchase, buyer: 'company' }, paymentRules).map(({ kind }) => kind);
  expect(ofCompany).toEqual(['invoice', 'card']);
  for (const payment of ['cash', 'credit', 'sbp', 'sberpay', 'bonus'] as const) {
    const refused = await sendOrder(shop, buyer, {
      company: ROMASHKA,
      payment,
      expectedTotal: payment === 'bonus' ? 0 : 4_990_000,
    });
    expect([payment, refused.status, refused.problem.code]).toEqual([payment, 409, 'payment-unavailable']);
  }
  expect((await sendOrder(shop, buyer, byInvoice)).status).toBe(201);
});

test('a company neither spends points nor earns any, and its promo code works', async () => {
  await importPromoCodes(shop.context, [
    { code: 'ДЕСЯТЬ', percent: 10, startsAt: '2020-01-01T00:00:00Z', endsAt: '2040-01-01T00:00:00Z' },
  ]);
  const buyer = await withRing(5_000);
  const spent = await sendOrder(shop, buyer, { ...byInvoice, bonus: 1, expectedTotal: 4_989_900 });
  expect(spent.problem).toMatchObject({
    code: 'not-enough-bonus',
    context: { balance: 5_000, spendable: 0 },
  });
  await shop.send('POST /api/cart/promo-code', {
    headers: buyer.headers,
    body: JSON.stringify({ code: 'десять' }),
  });
  const order = (await sendOrder(shop, buyer, { ...byInvoice, expectedTotal: 4_491_000 })).answer();
  expect(order).toMatchObject({ promoDiscount: 499_000, due: 4_491_000, bonusToEarn: 0 });
  await payByTransfer(order.id, 4_491_000);
  await handOverAll(shop, order.id);
  expect(await balance(shop.context.db, buyer.accountId)).toBe(5_000);
});

test('no receipt is made of what a company paid by invoice', async () => {
  const { order } = await makeOrder(shop, byInvoice);
  await payByTransfer(order.id, 4_990_000);
  await handOverAll(shop, order.id);
  await closeSale(shop.context, shop.payment, order.id);
  expect(await receiptsOf(order.id)).toEqual([]);
});

test('what a certificate paid beside the invoice of a company has its receipt at the hand-over', async () => {
  const certificate = await makeCertificate(shop, kopecks(400_000));
  const buyer = await shop.makeBuyer();
  const { skuId } = await shop.makeProduct({ price: MIXED_PRICE });
  await fillCart(shop, buyer, skuId);
  const due = MIXED_PRICE - 400_000;
  const placed = await placeOrder(shop.contextOf(buyer), shop.checkout, {
    key: 'key-of-a-mixed-company',
    input: {
      ...orderBody(shop),
      contact: { name: 'Анна', lastName: 'Иванова', surName: '', phone: '+79161234567', email: '' },
      company: ROMASHKA,
      savedCardId: null,
      savesCard: false,
      receiver: null,
      delivery: { kind: 'pickup', storeId: shop.store.id },
      payment: 'invoice',
      bonus: 0,
      certificates: [],
      comment: '',
      noCalls: false,
      hidesPrice: false,
      expectedTotal: due,
    },
    certificateIds: [certificate],
  });
  if (!placed.ok) throw new Error(placed.reason);
  await payByTransfer(placed.order.id, due);
  await handOverAll(shop, placed.order.id);
  await closeSale(shop.context, shop.payment, placed.order.id);
  expect(await receiptsOf(placed.order.id)).toMatchObject([{ kind: 'closing', state: 'by-hand' }]);
});

test('the next checkout of the account offers who ordered last, and the last company, and another account neither', async () => {
  const buyer = await withRing();
  const read = async (as = buyer.headers) => (await shop.call(getCheckoutOptions, { as })).answer().buyer;
  expect(await read()).toEqual({
    lastKind: 'person',
    company: null,
    openInvoices: 0,
    openCashOrders: 0,
    canFind: false,
  });
  const order = async (wish: Partial<OrderBody>) => {
    (await sendOrder(shop, buyer, wish)).answer();
    const { skuId } = await shop.makeProduct();
    await fillCart(shop, buyer, skuId);
  };
  await order(byInvoice);
  expect(await read()).toMatchObject({ lastKind: 'company', company: ROMASHKA });
  await order({});
  expect(await read()).toMatchObject({ lastKind: 'person', company: ROMASHKA });
  await order({ company: ENTREPRENEUR, payment: 'card' });
  expect(await read()).toMatchObject({ lastKind: 'company', company: ENTREPRENEUR });
  expect(await read((await withRing()).headers)).toMatchObject({ lastKind: 'person', company: null });
});

test('who has five orders that wait for a transfer gets no sixth, until one is cancelled', async () => {
  const buyer = await withRing();
  const orderAgain = async () => {
    const { skuId } = await shop.makeProduct();
    await fillCart(shop, buyer, skuId);
    return sendOrder(shop, buyer, byInvoice);
  };
  const { id } = (await sendOrder(shop, buyer, byInvoice)).answer();
  for (let count = 0; count < 4; count += 1) (await orderAgain()).answer();
  expect((await orderAgain()).problem).toMatchObject({
    code: 'payment-unavailable',
    context: { because: 'unpaid-invoices' },
  });
  (await shop.call(cancelOrder, { as: buyer.headers, params: { id } })).answer();
  expect((await sendOrder(shop, buyer, byInvoice)).status).toBe(201);
});

test('the same order with another company is another request', async () => {
  const buyer = await withRing();
  const key = 'one-key-for-two-companies';
  const { id } = (await sendOrder(shop, buyer, byInvoice, key)).answer();
  expect((await sendOrder(shop, buyer, byInvoice, key)).answer().id).toBe(id);
  const other = await sendOrder(shop, buyer, { ...byInvoice, company: ENTREPRENEUR }, key);
  expect([other.status, other.problem.code]).toEqual([422, 'idempotency-mismatch']);
});

test('the database keeps no company without its numbers, and none that paid in cash', async () => {
  const { order } = await makeOrder(shop, byInvoice);
  const change = (row: Partial<typeof orders.$inferInsert>) =>
    shop.context.db.update(orders).set(row).where(eq(orders.id, order.id));
  await expect(change({ company: { ...ROMASHKA, kpp: '' } })).rejects.toThrow();
  await expect(change({ company: { ...ROMASHKA, inn: '77' } })).rejects.toThrow();
  await expect(change({ bonusToEarn: 1 })).rejects.toThrow();
  await expect(change({ paymentKind: 'cash' })).rejects.toThrow();
});
