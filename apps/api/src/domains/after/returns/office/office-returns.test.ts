import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getOrderReturns, withdrawReturn } from '@yahont/contracts/returns/returns.ts';
import { roubles } from '@yahont/values/money.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import { balance } from '#src/domains/people/loyalty/index.ts';
import { refunds } from '#src/domains/buying/payment/refunds/refunds.tables.ts';
import { itemEvents, items } from '#src/domains/goods/stock/stock.tables.ts';
import { fillCart, sendOrder } from '#src/testing/orders.ts';
import { makeUin } from '#src/testing/products/products.ts';
import { buyRings, handOverAll, openReturnsShop, readOrder, RING } from '#src/testing/returns/bought.ts';
import { ask, bringAndCheck, stepsOf, uinsOf, type Steps } from '#src/testing/returns/steps.ts';
import type { TestShop } from '#src/testing/shop.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';

let shop: TestShop;
let consultant: Steps;
let manager: Steps;
let managing: TestStaff;
beforeAll(async () => {
  shop = await openReturnsShop();
  consultant = stepsOf(shop, await makeStaff(shop.context, ['consultant'], ['petrovka']));
  managing = await makeStaff(shop.context, ['manager'], ['petrovka']);
  manager = stepsOf(shop, managing);
});
afterAll(() => shop.stop());

/** A new request for all of a new order of rings. */
async function requested(wish: Parameters<typeof buyRings>[1] = {}) {
  const bought = await buyRings(shop, wish);
  const { id } = (await ask(shop, bought.buyer, bought.order)).answer();
  return { ...bought, id, uins: await uinsOf(shop, id) };
}

async function itemOf(uin: string) {
  const [item] = await shop.context.db.select().from(items).where(eq(items.uin, uin));
  return item;
}

const logOf = (type: 'return' | 'item', id: number | string) =>
  shop.context.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectType, type), eq(auditLog.subjectId, String(id))))
    .orderBy(auditLog.id);

const refundsOf = (orderId: number) =>
  shop.context.db.select().from(refunds).where(eq(refunds.orderId, orderId));

test('a ring is approved, scanned, received, checked and paid back, and is sold a second time', async () => {
  const { buyer, order, skuId, id, uins } = await requested();
  const [uin = ''] = uins;
  expect(await balance(shop.context.db, buyer.accountId)).toBe(order.bonusToEarn);
  expect((await consultant.approve(id)).answer().state).toBe('approved');
  expect((await consultant.receive(id)).problem).toMatchObject({
    code: 'not-all-scanned',
    context: { left: 1 },
  });
  const scanned = (await consultant.scan(id, uin)).answer();
  expect(scanned.pieces).toMatchObject([{ uinHead: uin.slice(0, 12), scannedUin: uin, check: null }]);
  expect((await consultant.receive(id)).answer()).toMatchObject({
    state: 'received',
    storeId: shop.store.id,
  });
  const checked = (await consultant.check(id, uin, { words: 'без замечаний' })).answer();
  expect(checked).toMatchObject({
    state: 'checked',
    pieces: [{ check: { wearMark: 'right', weightMg: 2_500, words: 'без замечаний' } }],
  });
  expect((await itemOf(uin))?.state).toBe('sold');

  const decided = (await manager.refund(id)).answer();
  expect(decided).toMatchObject({
    state: 'refunded',
    amount: RING,
    refund: { amount: RING, isDone: false, cashDue: RING },
    pieces: [{ fate: 'for-sale' }],
  });
  expect(decided.history.map(({ state, actorKind }) => [state, actorKind])).toEqual([
    ['requested', 'account'],
    ['approved', 'staff'],
    ['received', 'staff'],
    ['checked', 'staff'],
    ['refunded', 'staff'],
  ]);
  expect(await itemOf(uin)).toMatchObject({
    state: 'available',
    orderId: null,
    storeId: shop.store.id,
    sentAt: null,
  });
  expect(await balance(shop.context.db, buyer.accountId)).toBe(0);

  expect((await manager.payCash(id)).answer().refund).toMatchObject({ isDone: true, cashDue: 0 });
  expect((await manager.payCash(id)).problem.code).toBe('no-cash-due');
  expect((await readOrder(shop, buyer, order.id)).status).toBe('refunded');
  const seen = (await shop.call(getOrderReturns, { as: buyer.headers, params: { id: order.id } })).answer();
  expect(seen.returns).toMatchObject([{ state: 'refunded', isPaidBack: true, canWithdraw: false }]);
  expect(seen.lines[0]?.faulty).toMatchObject({ reason: 'already-returned' });

  const next = await shop.makeBuyer();
  await fillCart(shop, next, skuId);
  const resold = (await sendOrder(shop, next, { payment: 'cash', expectedTotal: RING })).answer();
  expect(resold.lines[0]?.uins).toEqual([uin]);
  await handOverAll(shop, resold.id);
  expect(await itemOf(uin)).toMatchObject({ state: 'sold', orderId: resold.id });
  const again = (await ask(shop, next, resold)).answer();
  await bringAndCheck(consultant, again.id);
  expect((await manager.refund(again.id, 'cleaning')).answer().state).toBe('refunded');
  expect((await itemOf(uin))?.state).toBe('on-hold');
});

test('every step is in the log with who did it, and the life of the piece names them too', async () => {
  const { order, id, uins } = await requested();
  const [uin = ''] = uins;
  await bringAndCheck(manager, id);
  (await manager.refund(id, 'claim')).answer();
  const who = { actorKind: 'staff', actorId: String(managing.staffId), storeId: shop.store.id };
  expect(await logOf('return', id)).toMatchObject([
    { action: 'returns.move', actorKind: 'account', after: { state: 'requested' } },
    { ...who, action: 'returns.scan', after: { uin, result: 'right', isManual: false } },
    { ...who, action: 'returns.move', before: { state: 'requested' }, after: { state: 'received' } },
    { ...who, action: 'returns.check', after: { uin, wearMark: 'right' } },
    { ...who, action: 'returns.move', before: { state: 'received' }, after: { state: 'checked' } },
    { ...who, action: 'returns.move', before: { state: 'checked' }, after: { state: 'refunded' } },
  ]);
  expect((await logOf('item', uin)).at(-1)).toMatchObject({
    ...who,
    action: 'items.take-back',
    before: { state: 'sold', orderId: order.id },
    after: { state: 'on-hold', orderId: null },
    reason: 'not-liked',
  });
  const life = await shop.context.db
    .select()
    .from(itemEvents)
    .where(eq(itemEvents.uin, uin))
    .orderBy(itemEvents.id);
  expect(life.at(-1)).toMatchObject({ state: 'on-hold', orderId: null, actorId: String(managing.staffId) });
});

test('a piece of another order and an unknown one stop the reception and stay in the log', async () => {
  const { id, uins } = await requested();
  const other = await requested();
  for (const uin of [other.uins[0] ?? '', makeUin()])
    expect((await consultant.scan(id, uin)).problem).toMatchObject({ status: 409, code: 'wrong-piece' });
  expect((await consultant.receive(id)).problem.code).toBe('not-all-scanned');
  const scans = (await logOf('return', id)).filter(({ action }) => action === 'returns.scan');
  expect(scans.map(({ after }) => after?.['result'])).toEqual(['wrong-piece', 'wrong-piece']);
  const hidden = (await consultant.read(id)).answer();
  expect(JSON.stringify(hidden)).not.toContain(uins[0]);
  await consultant.scanAll(id);
  (await consultant.receive(id)).answer();
  expect((await consultant.check(id, other.uins[0] ?? '')).problem.code).toBe('wrong-piece');
});

test('a check can be mended until the decision, and all pieces are checked before it', async () => {
  const { id, uins } = await requested({ pieces: 2 });
  const [first = '', second = ''] = uins;
  await consultant.scanAll(id);
  (await consultant.receive(id)).answer();
  expect((await consultant.check(id, first, { wearMark: 'wrong' })).answer().state).toBe('received');
  expect((await manager.refund(id)).problem).toMatchObject({
    code: 'illegal-move',
    context: { from: 'received' },
  });
  expect((await consultant.check(id, second)).answer().state).toBe('checked');
  const mended = (await consultant.check(id, first, { wearMark: 'right' })).answer();
  expect(mended.state).toBe('checked');
  expect(mended.pieces.map(({ check }) => check?.wearMark)).toEqual(['right', 'right']);
  (await manager.refund(id)).answer();
  expect((await consultant.check(id, first)).problem).toMatchObject({ context: { from: 'refunded' } });
});

test('what does not pass is handed back: the pieces stay sold and nothing is refunded', async () => {
  const { buyer, order, id, uins } = await requested();
  await bringAndCheck(consultant, id);
  expect((await manager.refuse(id)).answer()).toMatchObject({
    state: 'refused',
    denial: { reason: 'worn', words: 'Царапины на шинке.' },
    refund: null,
  });
  expect(await itemOf(uins[0] ?? '')).toMatchObject({ state: 'sold', orderId: order.id });
  expect(await refundsOf(order.id)).toEqual([]);
  expect((await readOrder(shop, buyer, order.id)).status).toBe('completed');
  expect((await manager.payCash(id)).problem.code).toBe('no-cash-due');
});

test('the decision names each piece once', async () => {
  const { id, uins } = await requested({ pieces: 2 });
  await bringAndCheck(consultant, id);
  const [first = '', second = ''] = uins;
  const sale = (uin: string) => ({ uin, fate: 'for-sale' as const });
  const wrong = [[sale(first)], [sale(first), sale(first)], [...uins.map(sale), sale(makeUin())], []];
  for (const pieces of wrong)
    expect((await manager.decide(id, pieces)).problem, JSON.stringify(pieces)).toMatchObject({
      status: 422,
      code: 'pieces-differ',
    });
  const split = [sale(first), { uin: second, fate: 'cleaning' as const }];
  (await manager.decide(id, split)).answer();
  expect([(await itemOf(first))?.state, (await itemOf(second))?.state]).toEqual(['available', 'on-hold']);
});

test('above the limit of one person nothing is decided', async () => {
  const { id, uins, order } = await requested({ price: roubles(100_001), payment: 'card' });
  await bringAndCheck(consultant, id);
  for (const one of [manager, stepsOf(shop, await makeStaff(shop.context, ['head']))])
    expect((await one.refund(id)).problem).toMatchObject({
      status: 403,
      code: 'approval-needed',
      context: { permission: 'money.refund-above-limit' },
    });
  expect((await manager.read(id)).answer()).toMatchObject({ state: 'checked', refund: null });
  expect((await itemOf(uins[0] ?? ''))?.state).toBe('sold');
  expect(await refundsOf(order.id)).toEqual([]);
  const atLimit = await requested({ price: roubles(100_000), payment: 'card' });
  await bringAndCheck(consultant, atLimit.id);
  expect((await manager.refund(atLimit.id)).answer().state).toBe('refunded');
});

test('two people decide at once: one refund, and the other reads where the return is', async () => {
  const { order, id } = await requested();
  await bringAndCheck(consultant, id);
  const head = stepsOf(shop, await makeStaff(shop.context, ['head']));
  const answers = await Promise.all([manager.refund(id), head.refund(id)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.problem).toMatchObject({
    code: 'illegal-move',
    context: { from: 'refunded' },
  });
  expect(await refundsOf(order.id)).toHaveLength(1);
});

test('one refuses while another pays back: one of them wins, whole', async () => {
  const { order, id, uins } = await requested();
  await bringAndCheck(consultant, id);
  const answers = await Promise.all([manager.refuse(id), manager.refund(id)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const { state } = (await manager.read(id)).answer();
  expect([state, (await itemOf(uins[0] ?? ''))?.state, (await refundsOf(order.id)).length]).toEqual(
    state === 'refunded' ? ['refunded', 'available', 1] : ['refused', 'sold', 0],
  );
});

test('the shopper withdraws while the store receives: one of them wins', async () => {
  const { buyer, id } = await requested();
  await consultant.scanAll(id);
  const answers = await Promise.all([
    consultant.receive(id),
    shop.call(withdrawReturn, { as: buyer.headers, params: { id } }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});
