import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contract from '@yahont/contracts/office/customers/find.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import { accounts } from '#src/domains/people/accounts/accounts.tables.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';
import { signIn } from '#src/testing/visitors.ts';

let api: TestApi;
let operator: TestStaff;
let shopper: { accountId: number; phone: string };
beforeAll(async () => {
  api = await createTestApi();
  operator = await makeStaff(api.context, ['operator']);
  shopper = await signIn(api);
  await api.context.db
    .update(accounts)
    .set({ name: 'Анна', surName: 'Смирнова', email: 'anna@mail.example', birthDate: '1990-11-20' })
    .where(eq(accounts.id, shopper.accountId));
});
afterAll(() => api.stop());

const find = async (q: string) =>
  (await api.call(contract.findCustomers, { headers: operator.headers, query: { q } })).answer().items;
const reveal = (by: TestStaff, fields: contract.HiddenField[]) =>
  api.call(contract.revealCustomer, {
    headers: by.headers,
    params: { id: shopper.accountId },
    body: { fields, reason: 'перезвонить по заказу' },
  });

test('a shopper is found by phone, its end, surname and number, and stays masked', async () => {
  const masked = { id: shopper.accountId, name: 'Анна С.', email: 'a•••@mail.example' };
  for (const q of [shopper.phone, shopper.phone.slice(-4), 'смирн', `№ ${shopper.accountId}`])
    expect(await find(q), q).toContainEqual(expect.objectContaining(masked));
  expect(JSON.stringify(await find('смирн'))).not.toContain(shopper.phone);
  for (const q of ['см%', '___', 'ирнова']) expect(await find(q), q).toEqual([]);
  const { headers } = operator;
  const card = await api.call(contract.getOfficeCustomer, { headers, params: { id: shopper.accountId } });
  expect(card.answer()).toMatchObject({ ...masked, hasBirthDate: true, openSessions: 1, orders: [] });
});

test('hidden fields are shown with a reason, and the log has no values', async () => {
  expect((await reveal(operator, ['phone', 'birthDate'])).answer()).toEqual({
    phone: shopper.phone,
    birthDate: '1990-11-20',
  });
  const [row] = await api.context.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, 'customers.reveal'), eq(auditLog.subjectId, String(shopper.accountId))))
    .orderBy(desc(auditLog.id));
  expect(row).toMatchObject({
    actorId: String(operator.staffId),
    after: { fields: ['phone', 'birthDate'] },
    reason: 'перезвонить по заказу',
  });
  expect(JSON.stringify(row)).not.toContain(shopper.phone);
});

test('staff of a store see nothing more of a shopper without an order in it', async () => {
  const manager = await makeStaff(api.context, ['manager'], []);
  const answer = await reveal(manager, ['name']);
  expect([answer.status, answer.problem.code]).toEqual([404, 'account-not-found']);
});

test('an erased person is not found', async () => {
  const gone = await signIn(api);
  await api.context.db
    .update(accounts)
    .set({ erasedAt: api.clock.now(), surName: 'Исчезнова' })
    .where(eq(accounts.id, gone.accountId));
  expect(await find('исчезнова')).toEqual([]);
  const { headers } = operator;
  const card = await api.call(contract.getOfficeCustomer, { headers, params: { id: gone.accountId } });
  expect(card.status).toBe(404);
});
