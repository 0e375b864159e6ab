import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { handOverOrder, type PaidOnReceipt } from '@yahont/contracts/office/orders.ts';
import { getOrder } from '@yahont/contracts/orders/orders.ts';
import { listOrderReceipts } from '@yahont/contracts/payment/receipts.ts';
import { openOfficeShop, type OfficeShop } from '#src/testing/office/order-steps.ts';

let shop: OfficeShop;
/** Without terminals. */
let plain: OfficeShop;
beforeAll(async () => {
  shop = await openOfficeShop({ cardOnReceipt: true });
  plain = await openOfficeShop();
});
afterAll(async () => {
  await shop.api.stop();
  await plain.api.stop();
});

/** Hands a new order on receipt over; the order as its buyer sees it. */
async function handOver(of: OfficeShop, paid?: PaidOnReceipt) {
  const placed = await of.order();
  const { id, headers } = placed;
  (await of.step('assembleOrder', id)).answer();
  (await of.ready(id)).answer();
  (await of.scan(id, placed.uins[0] ?? '')).answer();
  const called = await of.api.call(handOverOrder, {
    headers: of.consultant.headers,
    params: { id },
    body: paid === undefined ? {} : { paid },
  });
  const read = { headers, params: { id } };
  const order = (await of.api.call(getOrder, read)).answer();
  const { items } = (await of.api.call(listOrderReceipts, read)).answer();
  return { called, order, receipts: items };
}

const FISCAL = { document: '4711', storage: '9999078900000001', sign: '1234567890' };

test('a card at the hand-over is written down with its receipt, whose payment is electronic', async () => {
  const { order, receipts } = await handOver(shop, { by: 'card', fiscal: FISCAL });
  expect(order).toMatchObject({ status: 'completed', isPaid: true });
  expect(order.tenders).toMatchObject([{ kind: 'cash', state: 'paid', byCard: true }]);
  expect(receipts).toMatchObject([{ kind: 'sale', amount: order.due, means: 'electronic', fiscal: FISCAL }]);
  const log = await shop.logOf(order.id);
  expect(log.filter(({ action }) => action === 'payments.on-receipt')).toMatchObject([
    { actorKind: 'staff', after: { by: 'card', amount: order.due, document: '4711' } },
  ]);
});

test('cash is as before: without a word of staff, or with the receipt of their till', async () => {
  const silent = await handOver(shop);
  expect(silent.order.tenders).toEqual([expect.not.objectContaining({ byCard: true })]);
  expect(silent.receipts).toEqual([]);
  const { order, receipts } = await handOver(plain, { by: 'cash', fiscal: FISCAL });
  expect(order).toMatchObject({ status: 'completed', isPaid: true });
  expect(receipts).toMatchObject([{ kind: 'sale', means: 'cash', amount: order.due }]);
});

test('a shop without terminals takes no card, and then nothing is handed over', async () => {
  const { called, order } = await handOver(plain, { by: 'card' });
  expect(called.problem).toMatchObject({ status: 409, code: 'cards-not-taken' });
  expect(order).toMatchObject({ status: 'ready', isPaid: false });
});

test('the checkout says what is taken on receipt', async () => {
  for (const [of, isTaken] of [
    [shop, true],
    [plain, false],
  ] as const) {
    const { headers } = await of.order();
    const options = (await of.api.call(getCheckoutOptions, { headers })).answer();
    expect(options.paymentRules.cardOnReceipt).toBe(isTaken);
  }
});
