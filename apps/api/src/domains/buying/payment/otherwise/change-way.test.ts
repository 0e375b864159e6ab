import { randomInt } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  listInvoiceDifferences,
  recordInvoicePayment,
  getOfficeInvoice,
} from '@yahont/contracts/office/money/invoices.ts';
import { cancelOrder, type Order, type PaymentKind } from '@yahont/contracts/orders/orders.ts';
import { getInvoice } from '@yahont/contracts/payment/invoice.ts';
import { changeWay, getOrderWays } from '@yahont/contracts/payment/otherwise.ts';
import { getPayment, payByTransfer } from '@yahont/contracts/payment/payment.ts';
import { roubles } from '@yahont/values/money.ts';
import { expireReservations, moveOrder } from '#src/domains/buying/orders/index.ts';
import { asSystem } from '#src/platform/context.ts';
import { outbox } from '#src/platform/messages/outbox.tables.ts';
import { bankOf, createSlowBank, keptBy, payByBank } from '#src/testing/money/banks/bank-books.ts';
import { payOrder, startPaying, typeCard } from '#src/testing/money/card-payment.ts';
import { certificateBalance, makeCertificate } from '#src/testing/money/certificates.ts';
import { MIXED_PRICE, placeMixed } from '#src/testing/money/mixed-order.ts';
import { askPart, orderInParts } from '#src/testing/money/parts.ts';
import { refundIdsOf } from '#src/testing/money/refunds.ts';
import { fillCart, makeOrder, piecesOf, sendOrder } from '#src/testing/orders.ts';
import { readOrder } from '#src/testing/returns/bought.ts';
import { ROMASHKA } from '#src/testing/shop-parts/company.ts';
import { openTestShop, type TestBuyer, type TestShop } from '#src/testing/shop.ts';
import { makeStaff } from '#src/testing/staff.ts';
import { beginPayment, carryOutPendingRefunds, reconcilePayment } from '../index.ts';
import { remindOfInvoices } from '../invoices/remind-of-invoices.ts';
import { ALIVE } from '../payment-row.ts';
import { payments } from '../payment.tables.ts';
import { ProviderUnavailable } from '../provider.ts';

const HALF_HOUR_MS = 30 * 60_000;
const RING = roubles(49_900);

let shop: TestShop;
let slow: TestShop;
/** Does not answer requests to begin or end a payment, or about its state. */
let silent: TestShop;
let isSilent = false;
beforeAll(async () => {
  shop = await openTestShop();
  slow = await openTestShop({ createProvider: createSlowBank });
  silent = await openTestShop({
    createProvider: (context) => {
      const bank = createSlowBank(context);
      const away = () => Promise.reject(new ProviderUnavailable('demo', new Error('503')));
      const get: typeof bank.get = (id) => (isSilent ? away() : bank.get(id));
      const create: typeof bank.create = (request) => (isSilent ? away() : bank.create(request));
      return { ...bank, create, get, cancel: ({ providerId }) => get(providerId) };
    },
  });
});
afterAll(async () => {
  await shop.stop();
  await slow.stop();
  await silent.stop();
});

type PlacedOrder = { buyer: TestBuyer; order: Order };

/** Two attempts begin at different moments. */
function choose({ buyer, order }: PlacedOrder, kind: PaymentKind, of = shop) {
  of.clock.advance(1000);
  return of.call(changeWay, { as: buyer.headers, params: { id: order.id }, body: { kind } });
}

async function waysOf({ buyer, order }: PlacedOrder, of = shop) {
  return (await of.call(getOrderWays, { as: buyer.headers, params: { id: order.id } })).answer();
}

async function offered(placed: PlacedOrder, of = shop): Promise<PaymentKind[]> {
  const { ways } = await waysOf(placed, of);
  return ways.filter(({ isAvailable }) => isAvailable).map(({ kind }) => kind);
}

const read = ({ buyer, order }: PlacedOrder, of = shop) => readOrder(of, buyer, order.id);

async function paySbp({ buyer, order }: PlacedOrder, of = shop): Promise<void> {
  const { id } = (await of.call(getPayment, { as: buyer.headers, params: { id: order.id } })).answer();
  const body = { outcome: 'accepted' } as const;
  (await of.call(payByTransfer, { as: buyer.headers, params: { id }, body })).answer();
}

async function refuse({ buyer, order }: PlacedOrder): Promise<void> {
  shop.clock.advance(1000);
  const { id: paymentId } = await startPaying(shop, buyer, order.id);
  expect((await typeCard(shop, buyer, { paymentId, outcome: 'refused' })).answer().status).toBe('refused');
}

function aliveOf(of: TestShop, orderId: number) {
  return of.context.db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.state, [...ALIVE])));
}

test('a try of a way that the order has left is no failure', async () => {
  const placed = await makeOrder(shop);
  await refuse(placed);
  await choose(placed, 'cash');
  expect(await waysOf(placed)).toMatchObject({ current: 'cash', failed: null });
});

async function announced(orderId: number): Promise<string[]> {
  const rows = await shop.context.db
    .select()
    .from(outbox)
    .where(eq(outbox.topic, 'order-changed'))
    .orderBy(outbox.id);
  return rows.flatMap(({ payload }) => (payload['orderId'] === orderId ? [String(payload['status'])] : []));
}

test('after three refusals the same order is paid through SBP, and its hold is that of before', async () => {
  const placed = await makeOrder(shop);
  const { order, skuId } = placed;
  for (let time = 0; time < 3; time += 1) await refuse(placed);
  expect(await waysOf(placed)).toMatchObject({
    due: RING,
    current: 'card',
    canPay: true,
    failed: { kind: 'card', refusal: 'insufficient-funds', isBySavedCard: false },
  });
  expect(await offered(placed)).toEqual(['card', 'sbp', 'sberpay', 'cash', 'credit']);
  const changed = (await choose(placed, 'sbp')).answer();
  expect(changed).toEqual({ kind: 'sbp', status: 'awaiting-payment', isPaid: false });
  expect((await waysOf(placed)).failed).toBeNull();
  const waiting = await read(placed);
  expect(waiting).toMatchObject({ number: order.number, due: RING, expiresAt: order.expiresAt });
  await paySbp(placed);
  const paid = await read(placed);
  expect(paid).toMatchObject({ status: 'paid', paymentKind: 'sbp', total: order.total });
  expect(paid.tenders).toMatchObject([{ kind: 'sbp', amount: RING, state: 'paid' }]);
  expect(await keptBy(shop, order.id)).toBe(RING);
  expect(await piecesOf(shop, skuId)).toMatchObject([{ orderId: order.id, state: 'reserved' }]);
  expect((await choose(placed, 'card')).problem.code).toBe('not-payable');
});

test('a new attempt in the same way begins after a refusal, and an open one is continued', async () => {
  const placed = await makeOrder(shop);
  await refuse(placed);
  (await choose(placed, 'card')).answer();
  const [first] = await aliveOf(shop, placed.order.id);
  (await choose(placed, 'card')).answer();
  expect(await aliveOf(shop, placed.order.id)).toMatchObject([{ id: first?.id }]);
  await payOrder(shop, placed.buyer, placed.order.id);
  expect((await read(placed)).status).toBe('paid');
});

test('points and a certificate stay laid off, and the sums stay what they were', async () => {
  const buyer = await shop.makeBuyer({ points: 1000 });
  const certificate = await makeCertificate(shop, roubles(2000));
  const order = await placeMixed(shop, buyer, { pieces: 1, bonus: 1000, certificateIds: [certificate] });
  const placed = { buyer, order };
  const due = MIXED_PRICE - roubles(3000);
  expect(await waysOf(placed)).toMatchObject({ due });
  for (const kind of ['sbp', 'sberpay', 'card'] as const) (await choose(placed, kind)).answer();
  await payOrder(shop, buyer, order.id);
  const paid = await read(placed);
  expect(paid).toMatchObject({ status: 'paid', total: order.total, due, bonusToEarn: order.bonusToEarn });
  expect(paid.tenders.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['bonus', roubles(1000)],
    ['certificate', roubles(2000)],
    ['card', due],
  ]);
  expect(await certificateBalance(shop, certificate)).toBe(0);
});

test('on receipt stops the clock, ends the attempt at the bank and puts the order to work', async () => {
  const placed = await makeOrder(shop);
  const { order } = placed;
  await startPaying(shop, placed.buyer, order.id);
  expect((await choose(placed, 'cash')).answer()).toEqual({ kind: 'cash', status: 'new', isPaid: false });
  expect(await aliveOf(shop, order.id)).toEqual([]);
  expect(await bankOf(shop, order.id)).toMatchObject([{ state: 'cancelled' }]);
  shop.clock.advance(HALF_HOUR_MS);
  await expireReservations(shop.context);
  const waiting = await read(placed);
  expect(waiting).toMatchObject({ status: 'new', paymentKind: 'cash', expiresAt: null, canPay: false });
  expect(await announced(order.id)).toEqual(['new']);
  expect(await waysOf(placed)).toMatchObject({ canPay: false, ways: [] });
  expect((await choose(placed, 'sbp')).problem.code).toBe('not-payable');
});

test('on receipt is refused by the rules of the checkout: sum, certificates, and three orders that wait already', async () => {
  const buyer = await shop.makeBuyer();
  const { skuId } = await shop.makeProduct({ price: roubles(120_000) });
  await fillCart(shop, buyer, skuId);
  const dear = (await sendOrder(shop, buyer, { expectedTotal: roubles(120_000) })).answer();
  expect((await choose({ buyer, order: dear }, 'cash')).problem).toMatchObject({
    code: 'payment-unavailable',
    context: { because: 'above-limit' },
  });
  for (let count = 0; count < 3; count += 1) {
    await fillCart(shop, buyer, (await shop.makeProduct()).skuId);
    (await sendOrder(shop, buyer, { payment: 'cash' })).answer();
  }
  await fillCart(shop, buyer, (await shop.makeProduct()).skuId);
  const fourth = (await sendOrder(shop, buyer)).answer();
  expect((await choose({ buyer, order: fourth }, 'cash')).problem).toMatchObject({
    context: { because: 'unpaid-cash' },
  });
  expect((await choose({ buyer, order: fourth }, 'bonus')).problem.code).toBe('payment-unavailable');
  expect((await choose({ buyer, order: fourth }, 'parts')).problem.code).toBe('payment-unavailable');
  expect(await read({ buyer, order: fourth })).toMatchObject({
    status: 'awaiting-payment',
    paymentKind: 'card',
  });
});

test('of two orders at once that would be the third and the fourth on receipt one is refused', async () => {
  const buyer = await shop.makeBuyer();
  const orders: Order[] = [];
  for (const payment of ['cash', 'cash', 'card', 'card'] as const) {
    await fillCart(shop, buyer, (await shop.makeProduct()).skuId);
    orders.push((await sendOrder(shop, buyer, { payment })).answer());
  }
  const answers = await Promise.all(orders.slice(2).map((order) => choose({ buyer, order }, 'cash')));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('of an order that is placed and one that is changed at once, to be paid on receipt, one would be the fourth', async () => {
  const buyer = await shop.makeBuyer();
  for (let count = 0; count < 2; count += 1) {
    await fillCart(shop, buyer, (await shop.makeProduct()).skuId);
    (await sendOrder(shop, buyer, { payment: 'cash' })).answer();
  }
  for (let round = 0; round < 10; round += 1) {
    await fillCart(shop, buyer, (await shop.makeProduct()).skuId);
    const order = (await sendOrder(shop, buyer)).answer();
    await fillCart(shop, buyer, (await shop.makeProduct()).skuId);
    const [changed, placed] = await Promise.all([
      choose({ buyer, order }, 'cash'),
      sendOrder(shop, buyer, { payment: 'cash' }),
    ]);
    expect([changed.status, placed.status].filter((status) => status === 409)).toHaveLength(1);
    const third = placed.status === 409 ? order : placed.answer();
    (await shop.call(cancelOrder, { as: buyer.headers, params: { id: third.id } })).answer();
  }
});

test('above the limit of a card a person chooses an invoice, whose term holds the pieces once', async () => {
  const buyer = await shop.makeBuyer();
  const { skuId } = await shop.makeProduct({ price: roubles(400_000) });
  await fillCart(shop, buyer, skuId);
  const order = (await sendOrder(shop, buyer, { payment: 'sbp', expectedTotal: roubles(400_000) })).answer();
  const placed = { buyer, order };
  expect(await offered(placed)).toEqual(['sbp', 'sberpay', 'parts', 'invoice']);
  (await choose(placed, 'invoice')).answer();
  const held = (await read(placed)).expiresAt;
  expect(Date.parse(held ?? '') - shop.clock.now().getTime()).toBeGreaterThan(2 * 86_400_000);
  const params = { id: order.id };
  const paper = (await shop.call(getInvoice, { as: buyer.headers, params })).answer();
  expect(paper).toMatchObject({ sum: roubles(400_000), state: 'open' });
  expect(await announced(order.id)).toEqual(['awaiting-payment']);
  // To another way and back: neither a second paper nor a longer term.
  (await choose(placed, 'sbp')).answer();
  expect((await shop.call(getInvoice, { as: buyer.headers, params })).status).toBe(404);
  shop.clock.advance(2 * 3_600_000);
  (await choose(placed, 'invoice')).answer();
  expect((await read(placed)).expiresAt).toBe(held);
  expect(await announced(order.id)).toHaveLength(1);
});

async function transfer(orderId: number, amount: number, paymentOrder = '17') {
  const { headers: as } = await makeStaff(shop.context, ['finance']);
  const params = { id: orderId };
  const { version } = (await shop.call(getOfficeInvoice, { as, params })).answer();
  const date = new Date(shop.clock.now().getTime() + 3 * 3_600_000).toISOString().slice(0, 10);
  const body = { paymentOrder, amount, date };
  const headers = { 'if-match': `"${version}"` };
  const recorded = (await shop.call(recordInvoicePayment, { as, params, body, headers })).answer();
  const { items } = (await shop.call(listInvoiceDifferences, { as })).answer();
  return { recorded, isDifference: items.some((item) => item.orderId === orderId) };
}

test('a company changes from a card to its invoice, and a transfer that comes after it went back to the card pays all the same', async () => {
  const placed = await makeOrder(shop, { company: ROMASHKA });
  const { buyer, order } = placed;
  expect(await offered(placed)).toEqual(['invoice', 'card']);
  expect((await choose(placed, 'cash')).problem.code).toBe('payment-unavailable');
  (await choose(placed, 'invoice')).answer();
  (await choose(placed, 'card')).answer();
  expect(await aliveOf(shop, order.id)).toHaveLength(1);
  expect((await transfer(order.id, RING)).recorded).toMatchObject({ isPaid: true, surplus: 0 });
  expect(await read({ buyer, order })).toMatchObject({ status: 'paid', paymentKind: 'invoice' });
  expect(await aliveOf(shop, order.id)).toEqual([]);
});

test('once a transfer has brought a part, only the invoice is offered', async () => {
  const placed = await makeOrder(shop, { company: ROMASHKA });
  (await choose(placed, 'invoice')).answer();
  const part = roubles(10_000);
  expect((await transfer(placed.order.id, part)).recorded).toMatchObject({ isPaid: false, received: part });
  expect(await offered(placed)).toEqual(['invoice']);
  expect((await choose(placed, 'card')).problem.code).toBe('partly-paid');
  expect(await aliveOf(shop, placed.order.id)).toEqual([]);
  (await choose(placed, 'invoice')).answer();
  expect((await transfer(placed.order.id, RING - part, '18')).recorded).toMatchObject({ isPaid: true });
  expect(await read(placed)).toMatchObject({ status: 'paid', paymentKind: 'invoice' });
});

test('a part of an invoice that was left ends the attempt by card, so that it is not paid beside it', async () => {
  const placed = await makeOrder(shop, { company: ROMASHKA });
  (await choose(placed, 'invoice')).answer();
  (await choose(placed, 'card')).answer();
  await transfer(placed.order.id, roubles(10_000));
  expect(await aliveOf(shop, placed.order.id)).toEqual([]);
  expect(await read(placed)).toMatchObject({ status: 'awaiting-payment', paymentKind: 'invoice' });
  expect((await choose(placed, 'card')).problem.code).toBe('partly-paid');
});

test('a transfer for an order that was paid otherwise meanwhile is a difference for staff', async () => {
  const placed = await makeOrder(shop, { company: ROMASHKA });
  (await choose(placed, 'invoice')).answer();
  (await choose(placed, 'card')).answer();
  await payOrder(shop, placed.buyer, placed.order.id);
  const { recorded, isDifference } = await transfer(placed.order.id, RING);
  expect(recorded).toMatchObject({ isPaid: false, surplus: RING });
  expect(isDifference).toBe(true);
  expect(await read(placed)).toMatchObject({ status: 'paid', paymentKind: 'card' });
});

test('who left the invoice is not reminded of it', async () => {
  const placed = await makeOrder(shop, { company: ROMASHKA });
  (await choose(placed, 'invoice')).answer();
  (await choose(placed, 'card')).answer();
  shop.clock.advance(3 * 86_400_000);
  while ((await remindOfInvoices(shop.context)) > 0);
  const rows = await shop.context.db.select().from(outbox).where(eq(outbox.topic, 'invoice-due'));
  expect(rows.some(({ payload }) => payload['orderId'] === placed.order.id)).toBe(false);
});

test('another account neither sees nor changes the way', async () => {
  const placed = await makeOrder(shop);
  const stranger = { ...placed, buyer: await shop.makeBuyer() };
  expect((await choose(stranger, 'sbp')).status).toBe(404);
  const { status } = await shop.call(getOrderWays, {
    as: stranger.buyer.headers,
    params: { id: placed.order.id },
  });
  expect(status).toBe(404);
});

test('a bank that says nothing keeps nobody from paying on receipt, and what it took wins when it is heard of', async () => {
  const placed = await makeOrder(silent);
  const { id } = await startPaying(silent, placed.buyer, placed.order.id);
  isSilent = true;
  expect((await choose(placed, 'cash', silent)).answer()).toMatchObject({ status: 'new' });
  await payByBank(silent, id);
  isSilent = false;
  await reconcilePayment(silent.context, silent.payment, id);
  expect(await read(placed, silent)).toMatchObject({ status: 'paid', paymentKind: 'card' });
  expect(await keptBy(silent, placed.order.id)).toBe(RING);
});

/** An order whose first attempt, by card, may still be paid at the bank after the shopper has chosen another way. */
async function leftAtTheBank(kind: PaymentKind) {
  const placed = await makeOrder(slow);
  const { id } = await startPaying(slow, placed.buyer, placed.order.id);
  (await choose(placed, kind, slow)).answer();
  return { placed, cardId: id };
}

const settle = (id: string) => reconcilePayment(slow.context, slow.payment, id);
const giveBack = () => carryOutPendingRefunds(slow.context, slow.payment, { olderThanMs: 0 });

test('a card that is paid in the old tab wins over SBP that was not, and the order is paid by card', async () => {
  const { placed, cardId } = await leftAtTheBank('sbp');
  await payByBank(slow, cardId);
  await settle(cardId);
  const paid = await read(placed, slow);
  expect(paid).toMatchObject({ status: 'paid', paymentKind: 'card' });
  expect(paid.tenders).toMatchObject([{ kind: 'card', state: 'paid' }]);
  expect(await aliveOf(slow, placed.order.id)).toMatchObject([{ id: cardId }]);
});

test('an attempt that its bank begins after another way was chosen is replaced, and its money still wins', async () => {
  const placed = await makeOrder(silent);
  const [row] = await aliveOf(silent, placed.order.id);
  const id = row?.id ?? '';
  const { provider } = silent.payment;
  const create: typeof provider.create = async (request) => {
    // Given up by another call, for which the bank was away.
    isSilent = true;
    (await choose(placed, 'cash', silent)).answer();
    isSilent = false;
    return provider.create(request);
  };
  await beginPayment(silent.context, { ...silent.payment, provider: { ...provider, create } }, id);
  const [begun] = await silent.context.db.select().from(payments).where(eq(payments.id, id));
  expect(begun?.state).toBe('replaced');
  await payByBank(silent, id);
  await reconcilePayment(silent.context, silent.payment, id);
  const paid = await read(placed, silent);
  expect(paid).toMatchObject({ status: 'paid', paymentKind: 'card' });
  expect(paid.tenders).toMatchObject([{ kind: 'card', state: 'paid' }]);
});

test('a card that is paid after SBP goes back whole', async () => {
  const { placed, cardId } = await leftAtTheBank('sbp');
  await paySbp(placed, slow);
  await payByBank(slow, cardId);
  await settle(cardId);
  await giveBack();
  expect(await read(placed, slow)).toMatchObject({ status: 'paid', paymentKind: 'sbp' });
  expect(await keptBy(slow, placed.order.id)).toBe(RING);
  expect(await refundIdsOf(slow.context.db, placed.order.id)).toHaveLength(1);
});

test('a card that is paid while the order is assembled to be paid on receipt goes back', async () => {
  const { placed, cardId } = await leftAtTheBank('cash');
  await slow.context.db.transaction((tx) =>
    moveOrder(tx, asSystem(slow.context, 'command'), {
      orderId: placed.order.id,
      to: 'assembling',
      note: null,
    }),
  );
  await payByBank(slow, cardId);
  await settle(cardId);
  await giveBack();
  expect(await read(placed, slow)).toMatchObject({
    status: 'assembling',
    paymentKind: 'cash',
    isPaid: false,
  });
  expect(await keptBy(slow, placed.order.id)).toBe(0);
});

test('a part that is paid after the whole is to be paid by one payment goes back, and no order is paid in part', async () => {
  const of = await orderInParts(slow, { price: roubles(400_000) });
  const { id } = (await askPart(slow, of, 'card', roubles(100_000))).answer();
  (await choose(of, 'sbp', slow)).answer();
  await payByBank(slow, id);
  await settle(id);
  await giveBack();
  expect(await read(of, slow)).toMatchObject({ status: 'awaiting-payment', paymentKind: 'sbp' });
  expect(await keptBy(slow, of.order.id)).toBe(0);
  await paySbp(of, slow);
  expect(await read(of, slow)).toMatchObject({ status: 'paid' });
});

test('once a part has come, the rest is paid in parts', async () => {
  const of = await orderInParts(slow, { price: roubles(400_000) });
  const { id } = (await askPart(slow, of, 'card', roubles(100_000))).answer();
  await payByBank(slow, id);
  expect((await choose(of, 'sbp', slow)).problem.code).toBe('partly-paid');
  expect(await waysOf(of, slow)).toMatchObject({ canPay: false, ways: [] });
});

test(
  'of ways that are changed while the bank takes money an order is paid once at most, fifty times',
  { timeout: 120_000 },
  async () => {
    const ends = new Set<string>();
    for (let round = 0; round < 50; round += 1) {
      const placed = await makeOrder(slow);
      const { buyer, order } = placed;
      const { id } = await startPaying(slow, buyer, order.id);
      const kinds = (['sbp', 'sberpay', 'cash', 'card'] as const)
        .toSorted(() => randomInt(3) - 1)
        .slice(0, 2);
      // Two tabs change the way in the moment in which the bank takes the money of the first attempt.
      await Promise.all([
        ...kinds.map((kind) => choose(placed, kind, slow)),
        payByBank(slow, id).then(() => settle(id)),
      ]);
      const opened = await slow.context.db
        .select({ id: payments.id, state: payments.state })
        .from(payments)
        .where(eq(payments.orderId, order.id));
      // What is begun after the first one may be paid too.
      await Promise.all(opened.map(async (one) => settle(one.id)));
      if (round % 2 === 0) await Promise.all(opened.map((one) => payByBank(slow, one.id)));
      await Promise.all(opened.map((one) => settle(one.id)));
      await giveBack();
      const { status, isPaid, paymentKind, tenders } = await read(placed, slow);
      expect(isPaid).toBe(true);
      expect(await keptBy(slow, order.id)).toBe(RING);
      expect(tenders).toMatchObject([{ kind: paymentKind, amount: RING, state: 'paid' }]);
      expect(await aliveOf(slow, order.id)).toHaveLength(1);
      ends.add(`${status} ${paymentKind}`);
    }
    expect([...ends].every((end) => end.startsWith('paid '))).toBe(true);
  },
);
