import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getOrderWays, changeWay } from '@yahont/contracts/payment/otherwise.ts';
import { getParts } from '@yahont/contracts/payment/parts.ts';
import { startPayment } from '@yahont/contracts/payment/payment.ts';
import type { Order, PaymentKind } from '@yahont/contracts/orders/orders.ts';
import { kopecks, roubles } from '@yahont/values/money.ts';
import { createDemoBank } from '#src/adapters/demo-bank/demo-bank.ts';
import { payments } from '#src/domains/buying/payment/payment.tables.ts';
import { reconcilePayment } from '#src/domains/buying/payment/index.ts';
import { askPart, orderInParts, readParts, type InParts } from '#src/testing/money/parts.ts';
import { openYookassaShop, type YookassaShop } from '#src/testing/money/yookassa-shop.ts';
import { makeOrder } from '#src/testing/orders.ts';
import type { TestBuyer } from '#src/testing/shop.ts';

let house: YookassaShop;
beforeAll(async () => {
  house = await openYookassaShop({ timeoutMs: 10_000 });
});
afterAll(() => house.stop());

type PlacedOrder = { buyer: TestBuyer; order: Order };

async function choose({ buyer, order }: PlacedOrder, kind: PaymentKind): Promise<string> {
  house.shop.clock.advance(1000);
  const params = { id: order.id };
  (await house.shop.call(changeWay, { as: buyer.headers, params, body: { kind } })).answer();
  return (await house.begin(buyer, order)).providerId;
}

/** How the bank was asked for its newest payment. */
function lastAsked(): unknown[] {
  const created = house.fake.seen.filter(({ method, path }) => method === 'POST' && path === '/v3/payments');
  const body = created.at(-1)?.body;
  return [body?.['capture'], body?.['payment_method_data']];
}

/** What the bank has of an order and did not give back, kopecks. */
function kept({ id }: Order): number {
  const { fake } = house;
  return [...fake.payments.values()]
    .filter(({ status, metadata }) => status === 'succeeded' && metadata['order_id'] === String(id))
    .reduce((sum, one) => sum + Number(one.amount.value) * 100 - fake.books.givenBack(one.id), 0);
}

async function part(of: InParts, method: 'card' | 'sbp' | 'sberpay', amount: number) {
  const { next, status, id } = (await askPart(house.shop, of, method, roubles(amount))).answer();
  return { id, status, providerId: next.kind === 'redirect' ? (next.url.split('/').at(-1) ?? '') : '' };
}

const newest = async (orderId: number) =>
  (await house.shop.context.db.select().from(payments).where(eq(payments.orderId, orderId)))
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .at(-1);

test('СБП pays an order after a card was left, without a hold, and a card that is paid too goes back', async () => {
  const placed = await makeOrder(house.shop);
  const { buyer, order } = placed;
  const card = (await house.begin(buyer, order)).providerId;
  const sbp = await choose(placed, 'sbp');
  expect(sbp).not.toBe('');
  expect(lastAsked()).toEqual([true, { type: 'sbp' }]);
  house.fake.succeed(sbp);
  await house.notify(sbp);
  expect(await house.read(buyer, order)).toMatchObject({ status: 'paid', paymentKind: 'sbp' });
  house.fake.succeed(card);
  await house.notify(card);
  await house.refundAll();
  expect(kept(order)).toBe(order.due);
  expect(await house.read(buyer, order)).toMatchObject({ status: 'paid', paymentKind: 'sbp' });
});

test('СБП that is paid after the card that it had replaced goes back whole', async () => {
  const placed = await makeOrder(house.shop);
  const card = (await house.begin(placed.buyer, placed.order)).providerId;
  const sbp = await choose(placed, 'sbp');
  for (const id of [card, sbp]) {
    house.fake.succeed(id);
    await house.notify(id);
  }
  await house.refundAll();
  expect(kept(placed.order)).toBe(placed.order.due);
  expect(await house.read(placed.buyer, placed.order)).toMatchObject({ status: 'paid', paymentKind: 'card' });
});

test('SberPay beside another attempt is held, and is let go when it is paid after СБП was chosen', async () => {
  const placed = await makeOrder(house.shop);
  await house.begin(placed.buyer, placed.order);
  const sberpay = await choose(placed, 'sberpay');
  expect(lastAsked()).toEqual([false, { type: 'sberbank' }]);
  const sbp = await choose(placed, 'sbp');
  house.fake.succeed(sberpay);
  await house.notify(sberpay, { event: 'payment.waiting_for_capture' });
  expect(house.fake.payments.get(sberpay)?.status).toBe('canceled');
  house.fake.succeed(sbp);
  await house.notify(sbp);
  expect(await house.read(placed.buyer, placed.order)).toMatchObject({ status: 'paid', paymentKind: 'sbp' });
  expect(kept(placed.order)).toBe(placed.order.due);
});

test('money that waits at the bank for an attempt that was left is let go before the next one is paid', async () => {
  const placed = await makeOrder(house.shop);
  await house.begin(placed.buyer, placed.order);
  const sberpay = await choose(placed, 'sberpay');
  await choose(placed, 'card');
  house.fake.succeed(sberpay);
  await choose(placed, 'sbp');
  expect(house.fake.payments.get(sberpay)?.status).toBe('canceled');
});

test('a part by СБП follows a part by card that was left open, and both may be paid', async () => {
  const of = await orderInParts(house.shop);
  const card = await part(of, 'card', 300_000);
  const sbp = await part(of, 'sbp', 400_000);
  expect(lastAsked()).toEqual([true, { type: 'sbp' }]);
  for (const { providerId } of [sbp, card]) {
    house.fake.succeed(providerId);
    await house.notify(providerId);
  }
  expect(await readParts(house.shop, of)).toMatchObject({ paid: roubles(700_000), left: roubles(305_800) });
  // Both ask for all that is left, and one of them goes back.
  const [one, other] = [await part(of, 'card', 305_800), await part(of, 'sbp', 305_800)];
  for (const { providerId } of [other, one]) {
    house.fake.succeed(providerId);
    await house.notify(providerId);
  }
  await house.refundAll();
  expect(await house.read(of.buyer, of.order)).toMatchObject({ status: 'paid' });
  expect(kept(of.order)).toBe(of.order.due);
});

test('a request that the bank refuses for good ends its attempt, and the next one is paid', async () => {
  const { buyer, order } = await makeOrder(house.shop);
  house.fake.spoilNext({ kind: 'refused', status: 400 });
  const params = { id: order.id };
  const refused = (await house.shop.call(startPayment, { as: buyer.headers, params })).answer();
  expect(refused).toMatchObject({ status: 'refused', refusal: 'declined', next: { kind: 'done' } });
  expect((await house.shop.call(getOrderWays, { as: buyer.headers, params })).answer()).toMatchObject({
    canPay: true,
    failed: { kind: 'card', refusal: 'declined' },
  });
  house.shop.clock.advance(1000);
  await house.pay(buyer, order);
  expect((await house.read(buyer, order)).status).toBe('paid');
});

test('a part that the bank refuses for good locks neither what has come nor the next part', async () => {
  const of = await orderInParts(house.shop);
  const first = await part(of, 'card', 300_000);
  house.fake.succeed(first.providerId);
  await house.notify(first.providerId);
  house.fake.spoilNext({ kind: 'refused', status: 400 });
  expect((await part(of, 'sbp', 400_000)).status).toBe('refused');
  expect(await readParts(house.shop, of)).toMatchObject({ paid: roubles(300_000), canPay: true });
  expect((await part(of, 'sbp', 400_000)).providerId).not.toBe('');
});

test('an attempt that never reached the bank locks neither what has come nor another part', async () => {
  const of = await orderInParts(house.shop);
  const first = await part(of, 'card', 300_000);
  house.fake.succeed(first.providerId);
  await house.notify(first.providerId);
  house.fake.isAway = true;
  expect((await askPart(house.shop, of, 'card', roubles(200_000))).status).toBe(503);
  const params = { id: of.order.id };
  const away = await house.shop.call(getParts, { as: of.buyer.headers, params });
  expect(away.answer()).toMatchObject({ paid: roubles(300_000), left: roubles(705_800), canPay: true });
  const unsent = await newest(of.order.id);
  expect((await askPart(house.shop, of, 'sbp', roubles(400_000))).status).toBe(503);
  house.fake.isAway = false;
  const next = await part(of, 'sbp', 400_000);
  expect(next.providerId).not.toBe('');
  const { context, payment } = house.shop;
  await reconcilePayment(context, payment, unsent?.id ?? '');
  const [left] = await context.db
    .select()
    .from(payments)
    .where(eq(payments.id, unsent?.id ?? ''));
  expect(left).toMatchObject({ state: 'cancelled', providerId: null });
});

test('the demo bank refuses to hold a transfer by СБП, as a bank does', async () => {
  const bank = createDemoBank(house.shop.context);
  const asked = {
    paymentId: '00000000-0000-4000-8000-000000000001',
    amount: kopecks(100),
    description: 'Заказ',
    orderId: 1,
    receipt: { fullName: '', inn: null, phone: '', email: '', lines: [], at: new Date(0) },
    isHeld: true,
    savesCard: false,
    methodId: null,
  };
  await expect(bank.create({ ...asked, method: 'sbp' })).rejects.toThrow('one-stage');
  expect(await bank.create({ ...asked, method: 'sberpay' })).toMatchObject({ status: 'pending' });
});
