import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getMe, listStaff, setStaffRoles } from '@yahont/contracts/office/staff.ts';
import type { Role } from '@yahont/contracts/office/permissions.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { addArbat } from '#src/testing/office.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';
import { staff } from './staff.tables.ts';

const WHY = 'переведена в другой салон';

let api: TestApi;
let storeId: number;
let arbat: number;
let administrator: TestStaff;

beforeAll(async () => {
  api = await createTestApi();
  ({ storeId } = await fillSmallShop(api));
  arbat = await addArbat(api);
  administrator = await makeStaff(api.context, ['administrator']);
});
afterAll(() => api.stop());

const me = async ({ headers }: TestStaff) => (await api.call(getMe, { headers })).answer();
const give = (
  { staffId }: { staffId: number },
  roles: Role[],
  { storeIds = [], by = administrator }: { storeIds?: number[]; by?: TestStaff } = {},
) =>
  api.call(setStaffRoles, {
    headers: by.headers,
    params: { id: staffId },
    body: { roles, storeIds, reason: WHY },
  });

test('new roles and stores end every session of the person', async () => {
  const person = await makeStaff(api.context, ['consultant'], ['petrovka']);
  const answer = (await give(person, ['manager', 'editor', 'editor'], { storeIds: [arbat] })).answer();
  expect(answer).toMatchObject({
    id: person.staffId,
    name: person.name,
    roles: ['editor', 'manager'],
    storeIds: [arbat],
  });
  expect((await api.call(getMe, { headers: person.headers })).status).toBe(401);
  expect((await give(person, [])).answer()).toMatchObject({ roles: [], storeIds: [] });
});

test('the log has the rights before and after', async () => {
  const person = await makeStaff(api.context, ['consultant'], ['petrovka']);
  (await give(person, ['warehouse'], { storeIds: [arbat] })).answer();
  const rows = await api.context.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, 'staff.roles'), eq(auditLog.subjectId, String(person.staffId))));
  expect(rows).toMatchObject([
    {
      actorId: String(administrator.staffId),
      before: { roles: ['consultant'], storeIds: [storeId] },
      after: { roles: ['warehouse'], storeIds: [arbat] },
      reason: WHY,
    },
  ]);
});

test("nobody changes their own roles, and nobody's without the right", async () => {
  expect((await give(administrator, ['administrator', 'head'])).problem).toMatchObject({
    status: 403,
    code: 'own-roles',
  });
  expect((await me(administrator)).roles).toEqual(['administrator']);
  const person = await makeStaff(api.context, ['editor']);
  const [head, stranger] = [
    await makeStaff(api.context, ['head']),
    await makeStaff(api.context, ['manager'], ['petrovka']),
  ];
  expect((await give(person, ['head'], { by: head })).problem.code).toBe('approval-needed');
  expect((await give(person, ['head'], { by: stranger })).problem.code).toBe('no-such-call');
  expect((await me(person)).roles).toEqual(['editor']);
});

test('of two administrators who take the role of each other at once, one is left', async () => {
  const [one, two] = [
    await makeStaff(api.context, ['administrator']),
    await makeStaff(api.context, ['administrator']),
  ];
  const answers = await Promise.all([give(two, [], { by: one }), give(one, [], { by: two })]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  const { headers } = administrator;
  const { items } = (await api.call(listStaff, { headers, query: { after: one.staffId - 1 } })).answer();
  expect(items.flatMap(({ roles }) => roles)).toEqual(['administrator']);
});

test('an unknown store, and who left or never came, are refused', async () => {
  const person = await makeStaff(api.context, ['consultant'], ['petrovka']);
  const nowhere = 2_000_000_000;
  expect((await give(person, ['manager'], { storeIds: [storeId, nowhere] })).problem).toMatchObject({
    code: 'unknown-store',
    context: { storeId: nowhere },
  });
  expect(await me(person)).toMatchObject({ roles: ['consultant'], storeIds: [storeId] });
  expect((await give({ staffId: nowhere }, ['editor'])).problem.code).toBe('staff-not-found');
  await api.context.db.update(staff).set({ leftAt: api.clock.now() }).where(eq(staff.id, person.staffId));
  expect((await give(person, ['editor'])).problem.code).toBe('staff-not-found');
});

test('the list of staff goes on from page to page, without those who left', async () => {
  for (let made = 0; made < 51; made += 1) await makeStaff(api.context, ['editor']);
  const gone = await makeStaff(api.context, ['editor']);
  await api.context.db.update(staff).set({ leftAt: api.clock.now() }).where(eq(staff.id, gone.staffId));
  const { headers } = administrator;
  const first = (await api.call(listStaff, { headers })).answer();
  expect(first.items).toHaveLength(50);
  const rest = (await api.call(listStaff, { headers, query: { after: first.next ?? 0 } })).answer();
  const ids = [...first.items, ...rest.items].map(({ id }) => id);
  expect(ids).toContain(administrator.staffId);
  expect(ids).not.toContain(gone.staffId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(rest.next).toBeNull();
});
