import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contract from '@yahont/contracts/office/items.ts';
import { ITEM_STATES, type ItemState } from '@yahont/contracts/office/items.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import { asSystem } from '#src/platform/context.ts';
import { importStores } from '#src/domains/ground/stores/index.ts';
import { stores } from '#src/domains/ground/stores/stores.tables.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { importedStore } from '#src/testing/products/import-shapes.ts';
import { makeProduct } from '#src/testing/products/products.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';
import { items } from '../stock.tables.ts';
import { changeItem } from './change-item.ts';
import { ITEM_MOVES, type ItemVerb } from './item-moves.ts';

let api: TestApi;
let petrovka: number;
let arbat: number;
let consultant: TestStaff;
let neighbour: TestStaff;

beforeAll(async () => {
  api = await createTestApi();
  ({ storeId: petrovka } = await fillSmallShop(api));
  await importStores(api.context, [importedStore({ code: 'arbat', name: 'Арбат, 9' })]);
  const [row] = await api.context.db.select().from(stores).where(eq(stores.code, 'arbat'));
  arbat = row?.id ?? 0;
  consultant = await makeStaff(api.context, ['consultant'], ['petrovka']);
  neighbour = await makeStaff(api.context, ['consultant'], ['arbat']);
});
afterAll(() => api.stop());

/** A piece in the store of the consultant, and what the catalogue offers of it. */
async function piece() {
  const { id, skuId } = await makeProduct(api.context.db, { storeId: petrovka });
  const [row] = await api.context.db.select({ uin: items.uin }).from(items).where(eq(items.skuId, skuId));
  const offered = () => {
    const stock = api.catalogue.find(id)?.stock;
    return stock === undefined ? null : stock.length > 0;
  };
  await expect.poll(offered).toBe(true);
  return { uin: row?.uin ?? '', offered };
}

const VERBS = {
  placeItem: contract.placeItem,
  sendItem: contract.sendItem,
  receiveItem: contract.receiveItem,
  holdItem: contract.holdItem,
  loseItem: contract.loseItem,
  findItem: contract.findItem,
  writeOffItem: contract.writeOffItem,
};
const call = (
  verb: keyof typeof VERBS,
  uin: string,
  body: Record<string, unknown>,
  { headers } = consultant,
) => {
  const { method, path } = VERBS[verb];
  return api.send(`${method} ${path.replace('{uin}', uin)}`, { headers, body });
};
const release = (uin: string, { headers } = consultant) =>
  api.call(contract.releaseItem, { headers, params: { uin } });
const get = async (uin: string) =>
  (await api.call(contract.getOfficeItem, { headers: consultant.headers, params: { uin } })).answer();
const codeOf = async (response: Response): Promise<unknown> => {
  const body: unknown = await response.json();
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : response.status;
};
const logOf = (uin: string) =>
  api.context.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectType, 'item'), eq(auditLog.subjectId, uin)))
    .orderBy(auditLog.id);
const WHY = { reason: 'по просьбе салона' };

test('a piece travels to another store: off sale on its way, on sale where it arrived', async () => {
  const { uin, offered } = await piece();
  expect((await call('sendItem', uin, { toStoreId: arbat, ...WHY })).status).toBe(200);
  expect(await get(uin)).toMatchObject({ state: 'in-transit', storeId: arbat, isOnItsWay: true });
  await expect.poll(offered).toBe(false);
  expect(await codeOf(await call('receiveItem', uin, {}))).toBe('other-store');
  expect((await call('receiveItem', uin, { place: 'витрина 3' }, neighbour)).status).toBe(200);
  expect(await get(uin)).toMatchObject({
    state: 'available',
    storeId: arbat,
    place: 'витрина 3',
    isOnItsWay: false,
  });
  await expect.poll(offered).toBe(true);
});

test('held, released, missing, found: each is seen by the shop and kept in the life of the piece', async () => {
  const { uin, offered } = await piece();
  const { headers } = consultant;
  await call('holdItem', uin, WHY);
  await expect.poll(offered).toBe(false);
  (await api.call(contract.releaseItem, { headers, params: { uin } })).answer();
  await expect.poll(offered).toBe(true);
  await call('loseItem', uin, WHY);
  await expect.poll(offered).toBe(false);
  await call('findItem', uin, { place: 'сейф 1' });
  await expect.poll(offered).toBe(true);
  await call('placeItem', uin, { place: 'витрина 7' });
  const { events } = await get(uin);
  expect(events.map(({ state, place, actor }) => [state, place, actor?.id ?? null])).toEqual([
    ['available', 'витрина 7', String(consultant.staffId)],
    ['available', 'сейф 1', String(consultant.staffId)],
    ['missing', null, String(consultant.staffId)],
    ['available', null, String(consultant.staffId)],
    ['on-hold', null, String(consultant.staffId)],
    ['available', null, null],
  ]);
});

test('each change is one row of the log with before, after and reason', async () => {
  const { uin } = await piece();
  await call('sendItem', uin, { toStoreId: arbat, ...WHY });
  await call('receiveItem', uin, {}, neighbour);
  expect(await logOf(uin)).toMatchObject([
    {
      action: 'items.send',
      actorId: String(consultant.staffId),
      storeId: petrovka,
      before: { state: 'available', storeId: petrovka, isOnItsWay: false },
      after: { state: 'in-transit', storeId: arbat, isOnItsWay: true },
      reason: WHY.reason,
    },
    { action: 'items.receive', actorId: String(neighbour.staffId), storeId: arbat },
  ]);
});

test('a refused change leaves neither a row nor a trace', async () => {
  const { uin } = await piece();
  expect(await codeOf(await call('receiveItem', uin, {}))).toBe('illegal-move');
  expect((await release(uin)).problem).toMatchObject({
    code: 'illegal-move',
    context: { from: 'available' },
  });
  expect(await codeOf(await call('sendItem', uin, { toStoreId: petrovka, ...WHY }))).toBe('already-there');
  expect(await codeOf(await call('sendItem', uin, { toStoreId: 999_999, ...WHY }))).toBe('unknown-store');
  expect(await codeOf(await call('holdItem', uin, WHY, neighbour))).toBe('other-store');
  expect(await codeOf(await call('holdItem', '1'.repeat(16), WHY))).toBe('item-not-found');
  expect(await logOf(uin)).toEqual([]);
  expect((await get(uin)).events).toHaveLength(1);
});

test('writing off needs a second person, whoever asks; the exchange may', async () => {
  const { uin } = await piece();
  await call('holdItem', uin, WHY);
  for (const role of ['manager', 'warehouse', 'finance', 'head'] as const) {
    const staff = await makeStaff(api.context, [role], ['petrovka']);
    const response = await call('writeOffItem', uin, WHY, staff);
    expect([role, response.status, await codeOf(response)]).toEqual([role, 403, 'approval-needed']);
  }
  const direct = { caller: { ...(await staffCaller()) }, ip: null, requestId: null };
  await expect(
    changeItem({ ...api.context, ...direct }, { verb: 'write-off', uin, ...WHY }),
  ).rejects.toMatchObject({ reason: 'approval-needed' });
  await changeItem(asSystem(api.context, 'exchange'), { verb: 'write-off', uin, ...WHY });
  expect(await get(uin)).toMatchObject({ state: 'written-off' });
});

test('a merchandiser asks for a move and does not make it', async () => {
  const { uin } = await piece();
  const merchandiser = await makeStaff(api.context, ['merchandiser']);
  const response = await call('sendItem', uin, { toStoreId: arbat, ...WHY }, merchandiser);
  expect([response.status, await codeOf(response)]).toEqual([403, 'approval-needed']);
});

test('two people send one piece at once: one does', async () => {
  const { uin } = await piece();
  const answers = await Promise.all([1, 2, 3].map(() => call('sendItem', uin, { toStoreId: arbat, ...WHY })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403, 403]);
});

test('lists keep pieces of a state by how long they have been in it, of a store, an article and a place', async () => {
  const { headers } = consultant;
  const list = async (query: Record<string, string>) =>
    (await api.call(contract.listOfficeItems, { headers, query })).answer();
  const [first, second] = [await piece(), await piece()];
  for (const { uin } of [second, first]) {
    api.clock.advance(1000);
    await call('holdItem', uin, WHY);
    await call('placeItem', uin, { place: 'Сейф 9' });
  }
  const held = await list({ state: 'on-hold', store: String(petrovka), place: 'сейф 9' });
  expect(held.items.map(({ uin }) => uin).slice(-2)).toEqual([second.uin, first.uin]);
  expect(held.items.at(-1)).toEqual(
    expect.objectContaining({ state: 'on-hold', storeId: petrovka, place: 'Сейф 9', isOnItsWay: false }),
  );
  expect((await list({ state: 'on-hold', store: 'warehouse' })).items).toEqual([]);
  expect((await list({ state: 'on-hold', store: String(arbat) })).items).toEqual([]);
  const article = held.items.at(-1)?.article ?? '';
  const ofArticle = await list({ state: 'on-hold', article: article.toLowerCase() });
  expect(ofArticle.items.map(({ uin }) => uin)).toEqual([first.uin]);
  const after = await list({
    state: 'on-hold',
    store: String(petrovka),
    after: cursorBefore(held.items.at(-1)),
  });
  expect(after.items.map(({ uin }) => uin)).toEqual([first.uin]);
  // Each store names its own cases.
  expect((await api.call(contract.listOfficeItems, { headers, query: { place: 'сейф 9' } })).status).toBe(
    422,
  );
});

/** The cursor after which this row is the next one. */
function cursorBefore(row: contract.OfficeItemRow | undefined): string {
  return `${new Date(row?.changedAt ?? 0).getTime() * 1000 - 1}-${row?.uin ?? ''}`;
}

test('the table of moves', () => {
  const verbs = Object.keys(ITEM_MOVES) as ItemVerb[];
  const table = verbs.map((verb) => {
    const moves = ITEM_STATES.flatMap((from: ItemState) => {
      const to = ITEM_MOVES[verb].next[from];
      return to === undefined ? [] : [`${from} → ${to}`];
    });
    return `${verb}: ${moves.join(', ')}`;
  });
  expect(table).toEqual([
    'place: available → available, reserved → reserved, on-hold → on-hold',
    'send: available → in-transit, reserved → reserved, on-hold → on-hold',
    'receive: reserved → reserved, in-transit → available, on-hold → on-hold',
    'hold: available → on-hold',
    'release: on-hold → available',
    'lose: available → missing, in-transit → missing, on-hold → missing',
    'find: missing → available',
    'write-off: on-hold → written-off, missing → written-off',
  ]);
});

test.each([
  [{ state: 'available' as const, orderId: 7 }],
  [{ state: 'reserved' as const, orderId: null }],
  [{ state: 'in-transit' as const, sentAt: null }],
  [{ state: 'missing' as const, sentAt: new Date() }],
])('the database refuses a piece that is %j', async (change) => {
  const { uin } = await piece();
  await expect(api.context.db.update(items).set(change).where(eq(items.uin, uin))).rejects.toThrow();
});

async function staffCaller() {
  const { staffId, name } = await makeStaff(api.context, ['head']);
  return {
    kind: 'staff' as const,
    staffId,
    name,
    sessionId: 'x',
    roles: ['head' as const],
    permissions: new Set<never>(),
    storeIds: [],
    sessionEndsAt: new Date(),
    provedAt: 'program' as const,
  };
}
