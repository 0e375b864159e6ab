import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendItem } from '@yahont/contracts/office/items.ts';
import * as office from '@yahont/contracts/office/orders.ts';
import { getOrder } from '@yahont/contracts/orders/orders.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import { itemEvents, items } from '#src/domains/goods/stock/stock.tables.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { addPickupOrder, heldBy } from '#src/testing/office.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';
import { makeProduct } from '#src/testing/products/products.ts';

const WHY = 'нет на месте';

let api: TestApi;
let storeId: number;
let head: TestStaff;
let consultant: TestStaff;

beforeAll(async () => {
  api = await createTestApi();
  ({ storeId } = await fillSmallShop(api));
  head = await makeStaff(api.context, ['head']);
  consultant = await makeStaff(api.context, ['consultant'], ['petrovka']);
});
afterAll(() => api.stop());

type ReplacedState = 'on-hold' | 'missing';

async function lineOf(id: number): Promise<number> {
  const { headers } = head;
  const { pieces } = (await api.call(office.getOfficeOrder, { headers, params: { id } })).answer();
  return pieces[0]?.lineId ?? 0;
}

async function replace(id: number, found: ReplacedState = 'missing', { headers } = consultant) {
  const params = { id, line: await lineOf(id) };
  return api.call(office.replacePiece, { headers, params, body: { found, reason: WHY } });
}

const assemble = (id: number) =>
  api.call(office.assembleOrder, { headers: consultant.headers, params: { id } });
const scan = (id: number, uin: string) =>
  api.call(office.scanPiece, { headers: consultant.headers, params: { id }, body: { uin } });
const itemOf = async (uin: string) =>
  (await api.context.db.select().from(items).where(eq(items.uin, uin)))[0];

test('a missing piece is replaced by another of its SKU, which is scanned and handed over', async () => {
  const { orderId: id, uin, headers } = await addPickupOrder(api, storeId, { spare: 1 });
  const params = { id };
  (await assemble(id)).answer();
  const answer = await replace(id);
  expect(answer.answer()).toMatchObject({ status: 'assembling', version: 3, pieces: [{ storeId }] });
  const other = await heldBy(api, id);
  expect(other).not.toBe(uin);
  // The number of the new piece is as secret as that of the old one.
  expect(JSON.stringify(answer.answer())).not.toContain(other);
  expect(await itemOf(uin)).toMatchObject({ state: 'missing', orderId: null, place: null });

  const ready = { headers: consultant.headers, params, body: { place: 'сейф 1' } };
  (await api.call(office.readyOrder, ready)).answer();
  expect((await scan(id, uin)).problem.code).toBe('wrong-piece');
  (await scan(id, other)).answer();
  (await api.call(office.handOverOrder, { headers: consultant.headers, params })).answer();
  const seen = (await api.call(getOrder, { headers, params })).answer();
  expect(seen.lines).toMatchObject([{ uins: [other] }]);
  expect(await itemOf(other)).toMatchObject({ state: 'sold', orderId: id });
});

test('a piece on hold stays at its place, and both lives name who did it', async () => {
  const { orderId: id, uin } = await addPickupOrder(api, storeId, { spare: 1 });
  await api.context.db.update(items).set({ place: 'витрина 3' }).where(eq(items.uin, uin));
  (await replace(id, 'on-hold')).answer();
  const other = await heldBy(api, id);
  expect(await itemOf(uin)).toMatchObject({ state: 'on-hold', place: 'витрина 3', storeId });
  const who = { actorKind: 'staff', actorId: String(consultant.staffId) };
  for (const [piece, state] of [
    [uin, 'on-hold'],
    [other, 'reserved'],
  ] as const) {
    const life = await api.context.db
      .select()
      .from(itemEvents)
      .where(eq(itemEvents.uin, piece))
      .orderBy(itemEvents.id);
    expect(life.at(-1), piece).toMatchObject({ ...who, state });
  }
  const rows = await api.context.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, 'orders.replace-piece'), eq(auditLog.subjectId, String(id))));
  expect(rows).toMatchObject([
    { ...who, storeId, before: { uin }, after: { uin: other, found: 'on-hold', from: storeId }, reason: WHY },
  ]);
});

test('without another piece nothing changes', async () => {
  const { orderId: id, uin } = await addPickupOrder(api, storeId);
  expect((await replace(id)).problem).toMatchObject({ status: 409, code: 'no-other-piece' });
  expect(await itemOf(uin)).toMatchObject({ state: 'reserved', orderId: id });
});

test('of two orders that want the last piece one gets it, and the other keeps its own', async () => {
  const { db } = api.context;
  const [one, two] = [await addPickupOrder(api, storeId), await addPickupOrder(api, storeId)];
  // The spare piece of another product becomes one of a SKU that both orders hold.
  const spare = await makeProduct(db, { storeId });
  await db.update(items).set({ skuId: one.skuId }).where(eq(items.skuId, spare.skuId));
  await db.update(items).set({ skuId: one.skuId }).where(eq(items.skuId, two.skuId));
  const answers = await Promise.all([replace(one.orderId), replace(two.orderId)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const states = await db.select({ state: items.state }).from(items).where(eq(items.skuId, one.skuId));
  expect(states.map(({ state }) => state).toSorted()).toEqual(['missing', 'reserved', 'reserved']);
});

test('what is on its way can be missing but not on hold', async () => {
  const { orderId: id, uin } = await addPickupOrder(api, storeId, { spare: 1, lies: null });
  const warehouse = await makeStaff(api.context, ['warehouse']);
  const pickup = { toStoreId: storeId, reason: 'к заказу' };
  (await api.call(sendItem, { headers: warehouse.headers, params: { uin }, body: pickup })).answer();
  expect((await replace(id, 'on-hold')).problem.code).toBe('piece-on-its-way');
  (await replace(id, 'missing')).answer();
  expect(await itemOf(uin)).toMatchObject({ state: 'missing', sentAt: null });
});

test('a ready order keeps its pieces', async () => {
  const { orderId: id } = await addPickupOrder(api, storeId, { spare: 1 });
  (await assemble(id)).answer();
  const ready = { headers: consultant.headers, params: { id }, body: { place: 'сейф 1' } };
  (await api.call(office.readyOrder, ready)).answer();
  expect((await replace(id)).problem).toMatchObject({
    code: 'not-replaced-now',
    context: { status: 'ready' },
  });
});

test('a stranger to the store replaces nothing, and a line of another order is none of this one', async () => {
  const [mine, other] = [
    await addPickupOrder(api, storeId, { spare: 1 }),
    await addPickupOrder(api, storeId, { spare: 1 }),
  ];
  const stranger = await makeStaff(api.context, ['consultant'], []);
  expect((await replace(mine.orderId, 'missing', stranger)).problem.code).toBe('order-not-found');
  const editor = await makeStaff(api.context, ['editor']);
  expect((await replace(mine.orderId, 'missing', editor)).problem.code).toBe('no-such-call');
  const params = { id: mine.orderId, line: await lineOf(other.orderId) };
  const body = { found: 'missing' as const, reason: WHY };
  const answer = await api.call(office.replacePiece, { headers: head.headers, params, body });
  expect([answer.status, answer.problem.code]).toEqual([404, 'piece-not-found']);
});
