import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStoneToCart } from '@yahont/contracts/cart/cart-stones.ts';
import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import { getCheckoutOptions, placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import * as office from '@yahont/contracts/office/returns.ts';
import { getOrder } from '@yahont/contracts/orders/orders.ts';
import { payByCard, startPayment } from '@yahont/contracts/payment/payment.ts';
import { askForReturn } from '@yahont/contracts/returns/returns.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { TEST_CARDS } from '#src/adapters/demo-bank/test-cards.ts';
import { refunds } from '#src/domains/buying/payment/refunds/refunds.tables.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { courierOrder } from '#src/testing/courier-order.ts';
import { approvalCalls } from '#src/testing/office/approvals.ts';
import { makeProduct } from '#src/testing/products/products.ts';
import { handOverAll } from '#src/testing/returns/bought.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';
import { makeTestStone } from '#src/testing/stones.ts';
import { signIn } from '#src/testing/visitors.ts';

const STONE = 26_880_000;
const MARKS = { uinMark: 'right', dmdkMark: 'right', weightMark: 'right', tagMark: 'right' } as const;

let api: TestApi;
let calls: ReturnType<typeof approvalCalls>;
let storeId: number;
let head: TestStaff;
let finance: TestStaff;
let operator: TestStaff;
let manager: TestStaff;
let neighbour: TestStaff;
beforeAll(async () => {
  api = await createTestApi();
  calls = approvalCalls(api);
  ({ storeId } = await fillSmallShop(api));
  head = await makeStaff(api.context, ['head']);
  finance = await makeStaff(api.context, ['finance']);
  operator = await makeStaff(api.context, ['operator']);
  manager = await makeStaff(api.context, ['manager'], ['petrovka']);
  neighbour = await makeStaff(api.context, ['manager'], []);
});
afterAll(() => api.stop());

type Buyer = Awaited<ReturnType<typeof signIn>>;

/** Orders the cart, pays by card and receives the order. */
async function buy({ headers, phone }: Buyer): Promise<number> {
  const options = (await api.call(getCheckoutOptions, { headers })).answer();
  const body = {
    ...courierOrder(options, phone),
    delivery: { kind: 'pickup' as const, storeId },
    expectedTotal: options.totals.goods,
  };
  const key = { ...headers, 'idempotency-key': randomUUID() };
  const { id } = (await api.call(placeOrder, { headers: key, body })).answer();
  const { id: paymentId } = (await api.call(startPayment, { headers, params: { id } })).answer();
  const number = TEST_CARDS.find(({ outcome }) => outcome === 'accepted')?.number ?? '';
  const card = { number, expiry: '12/40', cvc: '123' };
  (await api.call(payByCard, { headers, params: { id: paymentId }, body: card })).answer();
  await handOverAll(api, id);
  while ((await api.deliverOutbox()) > 0);
  return id;
}

/** Lines of an order are given back in the store, up to the decision. */
async function broughtBack({ headers }: Buyer, orderId: number, lineIds: number[]): Promise<number> {
  const body = { lineIds, reason: 'not-liked' as const, route: { kind: 'store' as const, storeId } };
  const asked = await api.call(askForReturn, { headers, params: { id: orderId }, body });
  const { id } = asked.answer();
  const of = { headers: head.headers, params: { id } };
  const { rows } = await api.database.query('select uin from return_pieces where return_id = $1', [id]);
  const uins = rows.map(({ uin }) => String(uin));
  for (const uin of uins) (await api.call(office.scanReturned, { ...of, body: { uin } })).answer();
  (await api.call(office.receiveReturn, { ...of, body: {} })).answer();
  for (const uin of uins) {
    const check = { ...MARKS, uin, wearMark: 'right' as const, stoneMark: 'right' as const, weightMg: 100 };
    (await api.call(office.checkReturned, { ...of, body: check })).answer();
  }
  return id;
}

const returnOf = async (id: number) =>
  (await api.call(office.getOfficeReturn, { headers: head.headers, params: { id } })).answer();
async function deedOf(returnId: number) {
  const { pieces } = await returnOf(returnId);
  const fates = pieces.flatMap(({ scannedUin }) =>
    scannedUin === null ? [] : [{ uin: scannedUin, fate: 'for-sale' as const }],
  );
  return { kind: 'refund' as const, returnId, pieces: fates };
}
const direct = async ({ headers }: TestStaff, returnId: number) => {
  const { pieces } = await deedOf(returnId);
  return api.call(office.refundReturn, { headers, params: { id: returnId }, body: { pieces } });
};
const linesOf = async ({ headers }: Buyer, id: number) =>
  (await api.call(getOrder, { headers, params: { id } })).answer().lines.map((line) => line.id);

/** A ring for this sum, bought and brought back. */
async function ringBack(price: number) {
  const buyer = await signIn(api);
  const { id: productId, skuId } = await makeProduct(api.context.db, { price, storeId, stock: 1 });
  await expect.poll(() => api.catalogue.find(productId)?.id).toBe(productId);
  (await api.call(addCartLine, { headers: buyer.headers, body: { skuId } })).answer();
  const orderId = await buy(buyer);
  return { buyer, orderId, returnId: await broughtBack(buyer, orderId, await linesOf(buyer, orderId)) };
}

test('a stone of 268,800 roubles comes back: finance asks, the head agrees, the money is sent, the buyer is told', async () => {
  const buyer = await signIn(api);
  const { stoneId, uin } = await makeTestStone(api.context, { price: STONE }, storeId);
  await api.changes.caughtUp();
  const put = await api.call(addStoneToCart, { headers: buyer.headers, body: { stoneId, skuId: null } });
  put.answer();
  const orderId = await buy(buyer);
  const returnId = await broughtBack(buyer, orderId, await linesOf(buyer, orderId));
  for (const person of [finance, head, manager])
    expect((await direct(person, returnId)).problem).toMatchObject({
      status: 403,
      code: 'approval-needed',
      context: {
        permission: 'money.refund-above-limit',
        ask: { call: 'POST /office/api/approvals', kind: 'refund' },
      },
    });

  const asked = (await calls.ask(finance, await deedOf(returnId))).answer();
  expect(asked).toMatchObject({
    kind: 'refund',
    storeId,
    isOfNetwork: false,
    now: { state: 'checked', amount: STONE },
    next: { state: 'refunded', amount: STONE },
    until: new Date(api.clock.now().getTime() + 4 * 3_600_000).toISOString(),
  });
  expect(await returnOf(returnId)).toMatchObject({ state: 'checked', refund: null });
  expect((await calls.decide(finance, asked.id)).problem.code).toBe('own-request');
  expect((await calls.decide(operator, asked.id)).problem.code).toBe('no-such-call');
  expect((await calls.decide(neighbour, asked.id)).problem.code).toBe('approval-not-found');
  expect((await calls.decide(head, asked.id)).answer().state).toBe('executed');

  while ((await api.deliverOutbox()) > 0);
  expect(await returnOf(returnId)).toMatchObject({
    state: 'refunded',
    refund: { amount: STONE, isDone: true },
  });
  const order = (await api.call(getOrder, { headers: buyer.headers, params: { id: orderId } })).answer();
  expect(order.status).toBe('refunded');
  expect(order.tenders.map(({ refunded }) => refunded)).toEqual([STONE]);
  const { items } = (await api.call(listSentMessages, { query: { to: buyer.phone } })).answer();
  expect(items.map(({ text }) => text.replaceAll(/\s/g, ' ')).join('\n')).toContain('268 800 ₽');
  const { rows } = await api.database.query('select state from items where uin = $1', [uin]);
  expect(rows).toEqual([{ state: 'available' }]);
  // Once: another yes is too late, and so is the direct call.
  expect((await calls.decide(manager, asked.id)).problem.code).toBe('approval-over');
  expect((await direct(finance, returnId)).problem.code).toBe('illegal-move');
  expect(await api.context.db.select().from(refunds).where(eq(refunds.orderId, orderId))).toHaveLength(1);
});

test('an operator asks, the manager of the store agrees; a small sum finance sends alone', async () => {
  const { returnId } = await ringBack(15_000_000);
  const id = await calls.asked(operator, await deedOf(returnId));
  expect((await calls.decide(manager, id)).answer().state).toBe('executed');
  expect((await returnOf(returnId)).refund).toMatchObject({ amount: 15_000_000 });

  const small = await ringBack(5_000_000);
  expect((await calls.ask(finance, await deedOf(small.returnId))).problem.code).toBe('no-approval-needed');
  // An operator sends no money at all, so asks for any sum.
  const asked = await calls.asked(operator, await deedOf(small.returnId));
  expect((await direct(finance, small.returnId)).answer().state).toBe('refunded');
  expect((await calls.decide(head, asked)).answer()).toMatchObject({
    state: 'not-carried-out',
    failure: { code: 'illegal-move', facts: { from: 'refunded' } },
  });
  expect(await api.context.db.select().from(refunds).where(eq(refunds.orderId, small.orderId))).toHaveLength(
    1,
  );
});

test('another sum at the execution: nothing is sent, both read the sum of now', async () => {
  const { returnId, orderId } = await ringBack(15_000_000);
  const id = await calls.asked(finance, await deedOf(returnId));
  // As if another return of the order had taken a share of the sum along meanwhile.
  await api.database.query(
    `update approvals set now = jsonb_set(now, '{amount}', '15000100') where id = $1`,
    [id],
  );
  expect((await calls.decide(head, id)).answer()).toMatchObject({
    state: 'not-carried-out',
    failure: { code: 'changed-meanwhile', facts: { amount: 15_000_000 } },
  });
  expect(await returnOf(returnId)).toMatchObject({ state: 'checked', refund: null });
  expect(await api.context.db.select().from(refunds).where(eq(refunds.orderId, orderId))).toEqual([]);
  // Asked for again with the sum of now.
  const again = await calls.asked(finance, await deedOf(returnId));
  expect((await calls.decide(head, again)).answer().state).toBe('executed');
});
