import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeStore, getOfficeStore, listOfficeStores } from '@yahont/contracts/office/stores.ts';
import type { StoreChange } from '@yahont/contracts/office/stores.ts';
import { getStore } from '@yahont/contracts/stores/stores.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import { createTestApi } from '#src/testing/api.ts';
import type { TestApi } from '#src/testing/api.ts';
import { addArbat } from '#src/testing/office.ts';
import { importedStore } from '#src/testing/products/import-shapes.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { makeStaff } from '#src/testing/staff.ts';
import type { TestStaff } from '#src/testing/staff.ts';

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
