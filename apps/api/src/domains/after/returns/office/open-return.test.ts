import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReturn } from '@yahont/contracts/office/returns.ts';
import { getReturn, listReturns, type ReturnWish } from '@yahont/contracts/returns/returns.ts';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import { importStores } from '#src/domains/ground/stores/index.ts';
import { stores } from '#src/domains/ground/stores/stores.tables.ts';
import { outbox } from '#src/platform/messages/outbox.tables.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import { importedStore } from '#src/testing/products/import-shapes.ts';
import { buyRings, openReturnsShop, readOrder } from '#src/testing/returns/bought.ts';
import { ask, bringAndCheck, stepsOf, type Steps } from '#src/testing/returns/steps.ts';
import type { TestShop } from '#src/testing/shop.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';

let shop: TestShop;
let operator: TestStaff;
beforeAll(async () => {
  shop = await openReturnsShop();
  shop.clock.set(new Date('2026-11-20T09:00:00Z'));
  await importStores(shop.context, [importedStore({ code: 'arbat', name: 'Арбат, 9' })]);
  operator = await makeStaff(shop.context, ['operator']);
});
afterAll(() => shop.stop());

function open(by: TestStaff, { id, lines }: Order, wish: Partial<ReturnWish> = {}) {
  const asked = {
    lineIds: lines.map((line) => line.id),
    reason: 'not-liked' as const,
    comment: 'Звонила, просит курьера',
    route: { kind: 'courier' as const, address: 'Покровка, 27, кв. 4', date: '2026-11-22' },
    ...wish,
  };
  return shop.call(openReturn, { as: by.headers, params: { id }, body: { wish: asked } });
}

async function storeIdOf(code: string): Promise<number> {
  const [store] = await shop.context.db.select({ id: stores.id }).from(stores).where(eq(stores.code, code));
  return store?.id ?? 0;
}

test('an operator writes a return down for a caller, who finds it in the account and is written to', async () => {
  const { buyer, order } = await buyRings(shop);
  const opened = await open(operator, order);
  expect(opened.status).toBe(201);
  const { id, ...about } = opened.answer();
  expect(about).toMatchObject({
    state: 'requested',
    comment: 'Звонила, просит курьера',
    courierDate: '2026-11-22',
    history: [{ state: 'requested', actorKind: 'staff' }],
  });
  const { items } = (await shop.call(listReturns, { as: buyer.headers })).answer();
  expect(items).toMatchObject([{ id, route: { kind: 'courier', date: '2026-11-22' }, canWithdraw: true }]);
  const log = await shop.context.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, String(id)));
  expect(log).toMatchObject([
    { action: 'returns.move', actorKind: 'staff', actorId: String(operator.staffId) },
  ]);
  const written = await shop.context.db.select().from(outbox).where(eq(outbox.topic, 'return-changed'));
  expect(written.filter(({ payload }) => 'returnId' in payload && payload.returnId === id)).toHaveLength(1);
});

test('what an operator wrote down for callers goes its way to the end, by courier, by post and to a store', async () => {
  const steps = stepsOf(shop, await makeStaff(shop.context, ['head']));
  const routes = [
    { kind: 'courier' as const, address: 'Покровка, 27, кв. 4', date: '2026-11-22', interval: null },
    { kind: 'post' as const },
    { kind: 'store' as const, storeId: shop.store.id },
  ];
  for (const route of routes) {
    const { buyer, order } = await buyRings(shop, { payment: 'card' });
    const { id } = (await open(operator, order, { route })).answer();
    const read = async () => (await shop.call(getReturn, { as: buyer.headers, params: { id } })).answer();
    // A return to a store needs no appointment.
    if (route.kind !== 'store') (await steps.approve(id)).answer();
    await bringAndCheck(steps, id);
    const decided = (await steps.refund(id)).answer();
    expect(decided).toMatchObject({ state: 'refunded', refund: { amount: order.total } });
    expect(await read()).toMatchObject({ state: 'refunded', amount: order.total, canWithdraw: false });
    expect((await readOrder(shop, buyer, order.id)).tenders).toMatchObject([
      { kind: 'card', amount: order.total, refunded: order.total },
    ]);
    expect((await open(operator, order, { route })).problem.code).toBe('already-returned');
  }
});

test('the rules are those of the shopper, except how often it is asked for in a day', async () => {
  const { buyer, order } = await buyRings(shop, { pieces: 6 });
  const of = (index: number) => ({ lineIds: [order.lines[index]?.id ?? 0] });
  for (const index of [0, 1, 2, 3, 4]) (await ask(shop, buyer, order, of(index))).answer();
  expect((await ask(shop, buyer, order, of(5))).problem.code).toBe('too-many-returns');
  (await open(operator, order, of(5))).answer();
  expect((await open(operator, order, of(5))).problem.code).toBe('already-returned');
  const late = (await buyRings(shop)).order;
  const route = { kind: 'courier' as const, address: 'Покровка, 27', date: '2026-01-01', interval: null };
  expect((await open(operator, late, { route })).problem.code).toBe('day-unavailable');
  const soon = { ...route, date: '2026-11-22', interval: '03:00' };
  expect((await open(operator, late, { route: soon })).problem.code).toBe('hours-unavailable');
});

test('staff of another store, and who may not open returns, cannot', async () => {
  const { order } = await buyRings(shop);
  const other = await makeStaff(shop.context, ['consultant'], ['arbat']);
  expect((await open(other, order)).problem.code).toBe('order-not-found');
  const finance = await makeStaff(shop.context, ['finance']);
  expect((await open(finance, order)).status).toBe(404);
  const own = await makeStaff(shop.context, ['consultant'], ['petrovka']);
  (await open(own, order)).answer();
});

test('a consultant who writes a return by courier or post down sees it, and may withdraw it, until it is answered', async () => {
  const own = await makeStaff(shop.context, ['consultant'], ['petrovka']);
  const other = stepsOf(shop, await makeStaff(shop.context, ['consultant'], ['arbat']));
  const steps = stepsOf(shop, own);
  const head = stepsOf(shop, await makeStaff(shop.context, ['head']));
  const opened = async (wish: Partial<ReturnWish> = {}) =>
    (await open(own, (await buyRings(shop)).order, wish)).answer().id;
  const seenBy = async (who: Steps) => (await who.list()).answer().items.map((row) => row.id);
  const [byCourier, byPost] = [await opened(), await opened({ route: { kind: 'post' } })];
  const toArbat = await opened({ route: { kind: 'store', storeId: await storeIdOf('arbat') } });
  for (const id of [byCourier, byPost, toArbat]) {
    expect((await steps.read(id)).answer().state).toBe('requested');
    // The party that should have the goods decides the outcome.
    expect((await steps.approve(id)).problem.code).toBe('return-not-found');
  }
  expect(await seenBy(steps)).toEqual(expect.arrayContaining([byCourier, byPost, toArbat]));
  expect(await seenBy(other)).toEqual([toArbat]);
  expect((await other.read(byCourier)).problem.code).toBe('return-not-found');
  expect((await other.withdraw(byPost)).problem.code).toBe('return-not-found');
  expect((await steps.withdraw(byPost)).answer().state).toBe('withdrawn');
  (await head.approve(byCourier)).answer();
  expect((await steps.read(byCourier)).problem.code).toBe('return-not-found');
  expect((await steps.withdraw(byCourier)).problem.code).toBe('return-not-found');
  const left = await seenBy(steps);
  expect(left).toContain(toArbat);
  expect(left).not.toContain(byCourier);
});
