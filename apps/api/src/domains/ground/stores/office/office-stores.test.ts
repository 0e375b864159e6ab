import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  changeStore,
  getOfficeStore,
  listOfficeStores,
  type StoreChange,
} from '@yahont/contracts/office/stores.ts';
import { getStore } from '@yahont/contracts/stores/stores.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { addArbat } from '#src/testing/office.ts';
import { importedStore } from '#src/testing/products/import-shapes.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';

const WHY = 'переучёт перед праздниками';
const STOCKTAKING = [{ date: '2026-11-25', hours: null, note: 'Переучёт' }];

let api: TestApi;
let storeId: number;
let arbat: number;
let editor: TestStaff;
let manager: TestStaff;

beforeAll(async () => {
  api = await createTestApi();
  api.clock.set(new Date('2026-11-25T09:00:00Z'));
  ({ storeId } = await fillSmallShop(api));
  arbat = await addArbat(api);
  editor = await makeStaff(api.context, ['editor']);
  manager = await makeStaff(api.context, ['manager'], ['petrovka']);
});
afterAll(() => api.stop());

const read = async (id: number, { headers } = editor) =>
  (await api.call(getOfficeStore, { headers, params: { id } })).answer();
const change = (
  id: number,
  wish: Omit<StoreChange, 'reason'>,
  { version, by = editor }: { version: number | null; by?: TestStaff },
) =>
  api.call(changeStore, {
    headers: { ...by.headers, ...(version === null ? {} : { 'if-match': `"${version}"` }) },
    params: { id },
    body: { ...wish, reason: WHY },
  });

const idOf = async (store: string) =>
  (await api.call(listOfficeStores, { headers: editor.headers })).answer().find(({ name }) => name === store)
    ?.id ?? 0;

test('a closed day is on the site at once, and the caches of pages are told', async () => {
  const { version, hours } = await read(storeId);
  const heard: string[] = [];
  const unsubscribe = api.changes.subscribe((tags) => void heard.push(...tags));
  const answer = (await change(storeId, { specialDays: STOCKTAKING }, { version })).answer();
  expect(answer).toMatchObject({ specialDays: STOCKTAKING, hours, version: version + 1 });
  await api.changes.caughtUp();
  expect((await api.call(getStore, { params: { id: storeId } })).answer()).toMatchObject({
    isOpenNow: false,
    openText: 'Откроется завтра в\u00A010:00',
    specialDays: STOCKTAKING,
  });
  expect(heard).toContain('stores');
  unsubscribe();
});

test('the log has only what changed, and who writes on an old version is told who was first', async () => {
  const { version, services } = await read(storeId);
  const after = { services: ['gold' as const] };
  (await change(storeId, after, { version })).answer();
  const rows = await api.context.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, 'stores.change'), eq(auditLog.subjectId, String(storeId))))
    .orderBy(auditLog.id);
  expect(rows.at(-1)).toMatchObject({ storeId, before: { services }, after, reason: WHY });
  expect(rows.at(-1)?.after).not.toHaveProperty('hours');
  expect((await change(storeId, { services: [] }, { version })).problem).toMatchObject({
    status: 409,
    code: 'changed-meanwhile',
    context: { version: version + 1, actorId: String(editor.staffId), after },
  });
  expect((await read(storeId)).services).toEqual(after.services);
});

test('a manager edits the own store; another one does not exist for them', async () => {
  const list = (await api.call(listOfficeStores, { headers: manager.headers })).answer();
  expect(list.map(({ id }) => id)).toEqual([storeId]);
  expect((await api.call(listOfficeStores, { headers: editor.headers })).answer()).toHaveLength(2);
  const { version } = await read(storeId, manager);
  expect((await change(storeId, { events: [] }, { version, by: manager })).status).toBe(200);
  const foreign = await change(arbat, { events: [] }, { version: 1, by: manager });
  expect([foreign.status, foreign.problem.code]).toEqual([404, 'store-not-found']);
  const seen = await api.call(getOfficeStore, { headers: manager.headers, params: { id: arbat } });
  expect(seen.problem.code).toBe('store-not-found');
});

test('without a version or without the permission nothing is changed', async () => {
  expect((await change(storeId, { events: [] }, { version: null })).problem.code).toBe('version-required');
  const consultant = await makeStaff(api.context, ['consultant'], ['petrovka']);
  const refused = await change(storeId, { events: [] }, { version: 1, by: consultant });
  expect(refused.problem.code).toBe('no-such-call');
});

test('an import that brings the same store raises no version, other hours do', async () => {
  const wish = importedStore({ code: 'vesna' });
  await api.imports.importStores([wish]);
  const { id, version } =
    (await api.call(listOfficeStores, { headers: editor.headers })).answer().at(-1) ?? {};
  await api.imports.importStores([wish]);
  expect((await read(id ?? 0)).version).toBe(version);
  await api.imports.importStores([{ ...wish, specialDays: STOCKTAKING }]);
  expect((await read(id ?? 0)).version).toBe((version ?? 0) + 1);
});

test('an import changes what staff have left alone, and nothing else', async () => {
  const given = importedStore({ code: 'import', name: 'Тверская, 4', phone: '+7 (495) 000-00-01' });
  const importing = (wish: Partial<typeof given>) => api.imports.importStores([{ ...given, ...wish }]);
  const evening = Array.from({ length: 7 }, () => ({ from: '12:00', to: '23:00' }));
  const morning = Array.from({ length: 7 }, () => ({ from: '08:00', to: '20:00' }));
  await importing({});
  const id = await idOf(given.name);
  const { version } = await read(id);
  (await change(id, { hours: evening }, { version })).answer();
  const changed = await read(id);
  await importing({});
  expect(await read(id), 'a refill with the same changes nothing').toEqual(changed);

  await importing({ hours: morning, specialDays: STOCKTAKING });
  expect(await read(id)).toMatchObject({ hours: evening, specialDays: STOCKTAKING });

  // Staff go back to what the import has: its next hours are taken again.
  const again = await read(id);
  (await change(id, { hours: morning }, { version: again.version })).answer();
  await importing({ hours: given.hours, specialDays: STOCKTAKING });
  expect(await read(id)).toMatchObject({ hours: given.hours, specialDays: STOCKTAKING });
});

test('what an import alone knows of a store follows it, also after staff have changed the hours', async () => {
  const given = importedStore({ code: 'phone', name: 'Сретенка, 9' });
  await api.imports.importStores([given]);
  const id = await idOf(given.name);
  const { version } = await read(id);
  (await change(id, { specialDays: STOCKTAKING }, { version })).answer();
  await api.imports.importStores([{ ...given, phone: '+7 (495) 111-11-11' }]);
  await api.changes.caughtUp();
  expect((await api.call(getStore, { params: { id } })).answer()).toMatchObject({
    phone: '+7 (495) 111-11-11',
    specialDays: STOCKTAKING,
  });
});
