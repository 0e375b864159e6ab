import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelOrder } from '@yahont/contracts/orders/orders.ts';
import { expireReservations, moveOrder } from '#src/domains/buying/orders/index.ts';
import { asSystem } from '#src/platform/context.ts';
import { writeBareParcel } from '#src/testing/delivery/bare-parcel.ts';
import { payOrder, startPaying, typeCard } from '#src/testing/money/card-payment.ts';
import { writeBareReceipt } from '#src/testing/money/bare-receipt.ts';
import { openOfficeShop, type OfficeShop } from '#src/testing/office/order-steps.ts';
import { makeOrder } from '#src/testing/orders.ts';
import { writeBareReturn } from '#src/testing/returns/bare-return.ts';
import { openTestShop, type TestShop } from '#src/testing/shop.ts';
import { explainOrder } from './explain-order.ts';

let shop: TestShop;
let salon: OfficeShop;
beforeAll(async () => {
  shop = await openTestShop();
  salon = await openOfficeShop();
});
afterAll(async () => {
  await shop.stop();
  await salon.api.stop();
});

/** An order that is to be paid by card. */
async function unpaid() {
  const { buyer, order } = await makeOrder(shop);
  return { buyer, id: order.id };
}
const explain = (id: number) => explainOrder(shop.context, id);
const ofSalon = (id: number) => explainOrder(salon.api.context, id);

test('an order without money waits for it until its term, and then for the schedule that ends it', async () => {
  const { id } = await unpaid();
  const story = await explain(id);
  expect(story).toMatchObject({ status: 'awaiting-payment', paidAt: null, number: `Я-${id}` });
  expect(story.waits[0]).toEqual({ for: 'payment', until: expect.any(Date), isPartly: false });
  expect(story.pieces).toMatchObject([{ state: 'reserved' }]);
  shop.clock.advance(3 * 3_600_000);
  expect((await explain(id)).waits[0]).toEqual({ for: 'expiry', since: expect.any(Date) });
  await expireReservations(shop.context);
  const ended = await explain(id);
  expect([ended.status, ended.waits, ended.pieces]).toEqual(['expired', [], []]);
  expect(ended.history.at(-1)).toMatchObject({ status: 'expired', note: 'payment-overdue' });
});

test('each attempt is shown with the refusal of the bank and its number there', async () => {
  const { id, buyer } = await unpaid();
  const { id: paymentId } = await startPaying(shop, buyer, id);
  expect((await explain(id)).waits).toContainEqual({
    for: 'provider',
    provider: expect.any(String),
    since: expect.any(Date),
  });
  await typeCard(shop, buyer, { paymentId, outcome: 'refused' });
  await payOrder(shop, buyer, id);
  const story = await explain(id);
  expect(story.payments.map(({ state, refusal }) => [state, refusal])).toEqual([
    ['refused', 'insufficient-funds'],
    ['succeeded', null],
  ]);
  expect(story.payments.every(({ providerId }) => providerId !== null)).toBe(true);
  expect(story.status).toBe('paid');
  expect(story.waits.map((wait) => wait.for)).toEqual(['assembling', 'receipt']);
});

test('a cancelled order whose money is on its way back waits for that', async () => {
  const { id, buyer } = await unpaid();
  await payOrder(shop, buyer, id);
  await shop.call(cancelOrder, { as: buyer.headers, params: { id } });
  const story = await explain(id);
  expect(story).toMatchObject({ status: 'cancelled', refunds: [{ reason: 'cancelled' }] });
  expect(story.waits.map((wait) => wait.for)).toContain('refund');
});

test('an order in a store waits for its buyer, and a message about it is told from one that failed', async () => {
  const order = await salon.order();
  const { id, phone } = order;
  const move = (to: 'assembling' | 'ready') =>
    moveOrder(salon.api.context.db, asSystem(salon.api.context, 'command'), { orderId: id, to, note: null });
  await move('assembling');
  expect((await ofSalon(id)).waits).toEqual([{ for: 'ready' }]);
  await move('ready');
  await salon.api.deliverOutbox();
  const { waits, messages, buyer } = await ofSalon(id);
  expect(waits).toEqual([{ for: 'pick-up', until: expect.any(Date) }]);
  expect(buyer).toBe(`${phone.slice(0, 5)}•••${phone.slice(-4)}`);
  expect(messages).toContainEqual(
    expect.objectContaining({ topic: 'sms: order-ready', state: 'sent', to: buyer }),
  );
  await salon.api.database.query(
    `insert into outbox (topic, payload, queued_at, failed_at, last_error)
      values ('send-sms', jsonb_build_object('to', $1::text, 'text', $2::text), now(), now(), $3)`,
    [phone, `Заказ Я-${id} готов`, `no route to ${phone} or anna@mail.ru`],
  );
  const failed = await ofSalon(id);
  expect(failed.waits).toContainEqual({ for: 'failed-message', topic: 'send-sms', at: expect.any(Date) });
  expect(JSON.stringify(failed)).not.toMatch(new RegExp(`${phone.slice(1)}|anna@mail|Анна`));
});

test('messages of an order with a longer number are not its own', async () => {
  const { id } = await salon.order();
  await salon.api.deliverOutbox();
  await salon.api.database.query(
    `insert into outbox (topic, payload) values ('order-changed', jsonb_build_object('orderId', $1::bigint))`,
    [id * 10 + 3],
  );
  expect((await ofSalon(id)).messages.filter(({ state }) => state === 'waiting')).toEqual([]);
  await salon.api.database.query(
    `insert into outbox (topic, payload) values ('order-changed', jsonb_build_object('orderId', $1::bigint))`,
    [id],
  );
  expect((await ofSalon(id)).messages.filter(({ state }) => state === 'waiting')).toHaveLength(1);
});

test('a stuck parcel, an open return and a dead receipt are named beside the step', async () => {
  const { id } = await salon.order({ delivery: 'courier' });
  const { context } = salon.api;
  await moveOrder(context.db, asSystem(context, 'command'), { orderId: id, to: 'assembling', note: null });
  await writeBareParcel(context, id);
  await writeBareReceipt(context, id);
  await writeBareReturn(context.db, { orderId: id, storeId: salon.storeId, now: context.now() });
  const { waits, parcel } = await ofSalon(id);
  expect(waits.map((wait) => wait.for)).toEqual(['carrier', 'ready', 'return', 'receipt']);
  expect(parcel).toMatchObject({ state: 'refused', problem: 'Пункт выдачи закрыт' });
});

test('an order that does not exist is named as such', async () => {
  await expect(explain(999_999_999)).rejects.toMatchObject({ reason: 'order-not-found' });
});
