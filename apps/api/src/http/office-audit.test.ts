import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { permissionsOf, type Endpoint } from '@yahont/contracts/wire/endpoint.ts';
import * as audit from '@yahont/contracts/office/audit.ts';
import { ROLE_NAMES } from '@yahont/contracts/office/permissions.ts';
import { ROLES } from '@yahont/contracts/office/roles.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { listEndpoints, nameOf } from '#src/testing/endpoints.ts';
import { everyChange, WHY, type Call } from '#src/testing/office/every-change.ts';
import { addArbat, addPickupOrder } from '#src/testing/office.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';

let api: TestApi;
let head: TestStaff;
let storeId: number;
let calls: Call[];

beforeAll(async () => {
  api = await createTestApi();
  ({ storeId } = await fillSmallShop(api));
  const arbat = await addArbat(api);
  head = await makeStaff(api.context, ['head']);
  const administrator = await makeStaff(api.context, ['administrator']);
  calls = await everyChange({ api, head, administrator, storeId, arbat });
});
afterAll(() => api.stop());

test('every change that staff can make is in the log, one row for each thing that it changes', async () => {
  const changing = (await listEndpoints()).filter(
    (endpoint) => endpoint.path.startsWith('/office/') && endpoint.method !== 'GET' && !isWayIn(endpoint),
  );
  // A new verb must be tried here too.
  expect([...new Set(calls.map(({ name }) => name))].toSorted()).toEqual(
    changing.filter(isEverAllowed).map(nameOf).toSorted(),
  );
  const rowsOf = ({ staffId }: TestStaff) =>
    api.context.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.actorKind, 'staff'), eq(auditLog.actorId, String(staffId))))
      .orderBy(auditLog.id);
  for (const { name, path, body, version, by = head, actions } of calls) {
    const before = (await rowsOf(by)).length;
    const response = await api.send(`${name.split(' ')[0]} ${path}`, {
      headers: { ...by.headers, ...(version === undefined ? {} : { 'if-match': `"${version}"` }) },
      ...(body === undefined ? {} : { body }),
    });
    expect(response.ok, `${name}: ${await response.text()}`).toBe(true);
    const written = (await rowsOf(by)).slice(before);
    if (actions === undefined) expect(written, name).toHaveLength(1);
    else expect(written.map(({ action }) => action).toSorted(), name).toEqual(actions.toSorted());
    if (actions?.length === 0) continue;
    for (const { after } of written) expect(after, name).not.toBeNull();
    expect(written[0], name).toMatchObject({ ip: '127.0.0.1', sessionId: expect.any(String) });
    expect(written[0]?.requestId, name).not.toBeNull();
    if (body && 'reason' in body) expect(written[0]?.reason, name).toBe(WHY);
  }
});

/** What people call before they have an open session is in the tests of the sign-in. */
function isWayIn({ access = 'public', method }: Endpoint): boolean {
  return (
    method === 'POST' && ['public', 'staff-second-step', 'staff-enrolment'].some((way) => way === access)
  );
}

/** Some verbs need a second person for every role. */
function isEverAllowed(endpoint: Endpoint): boolean {
  if (typeof endpoint.access !== 'object') return true;
  return permissionsOf(endpoint).some((permission) =>
    ROLE_NAMES.some((role) => ![undefined, 'second-person'].includes(ROLES[role][permission])),
  );
}

test('the log is read page by page; a manager sees their own stores and themselves', async () => {
  // Two rows each.
  for (let made = 0; made < 30; made += 1) await makeStaff(api.context, ['editor']);
  const finance = await makeStaff(api.context, ['finance']);
  const first = (await api.call(audit.listAudit, { headers: finance.headers })).answer();
  expect(first.items).toHaveLength(50);
  const next = await api.call(audit.listAudit, {
    headers: finance.headers,
    query: { after: first.next ?? 0 },
  });
  const ids = [...first.items, ...next.answer().items].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));

  const { orderId } = await addPickupOrder(api, storeId);
  const of = { subjectType: 'order', subjectId: String(orderId) };
  for (const [store, seen] of [
    ['petrovka', 1],
    ['arbat', 0],
  ] as const) {
    const manager = await makeStaff(api.context, ['manager'], [store]);
    const answer = (await api.call(audit.listAudit, { headers: manager.headers, query: of })).answer();
    expect(answer.items, store).toHaveLength(seen);
  }
});
