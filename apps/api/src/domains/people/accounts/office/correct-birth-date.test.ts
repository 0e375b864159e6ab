import { afterAll, beforeAll, expect, test } from 'vitest';
import { currentUser, updateUser } from '@yahont/contracts/accounts/user.ts';
import { listAudit } from '@yahont/contracts/office/audit.ts';
import { correctBirthDate } from '@yahont/contracts/office/customers/birth-date.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';
import { signIn } from '#src/testing/visitors.ts';

const NAME = { name: 'Анна', lastName: 'Воронцова' };
const reason = 'паспорт показали в салоне';

let api: TestApi;
let head: TestStaff;
beforeAll(async () => {
  api = await createTestApi();
  head = await makeStaff(api.context, ['head']);
});
afterAll(() => api.stop());

const correct = (id: number, birthDate: string) =>
  api.call(correctBirthDate, { headers: head.headers, params: { id }, body: { birthDate, reason } });

test('staff correct a date that its owner cannot; the log keeps the reason without the date', async () => {
  const { headers, accountId } = await signIn(api);
  const save = (birthDate: string) => api.call(updateUser, { headers, body: { ...NAME, birthDate } });
  await save('20.11.1990');
  expect((await save('21.11.1990')).problem.code).toBe('birth-date-set');
  (await correct(accountId, '21.11.1990')).answer();
  const dateOf = async () => (await api.call(currentUser, { headers })).answer()[0]?.birthDate;
  expect(await dateOf()).toBe('1990-11-21');
  (await correct(accountId, '')).answer();
  expect(await dateOf()).toBeNull();
  const query = { subjectType: 'account' as const, subjectId: String(accountId) };
  const auditor = await makeStaff(api.context, ['administrator']);
  const { items } = (await api.call(listAudit, { headers: auditor.headers, query })).answer();
  expect(items.filter(({ action }) => action === 'customers.birth-date')).toMatchObject([
    { after: { hasBirthDate: false }, reason },
    { after: { hasBirthDate: true }, reason },
  ]);
  expect(JSON.stringify(items)).not.toContain('1990');
});

test('a corrected date starts its month anew, so that it brings no points at once', async () => {
  const { headers, accountId } = await signIn(api);
  await api.call(updateUser, { headers, body: { ...NAME, birthDate: '20.11.1990' } });
  api.clock.advance(60_000);
  (await correct(accountId, '21.11.1990')).answer();
  const { rows } = await api.database.query('select birth_date_set_at as at from accounts where id = $1', [
    accountId,
  ]);
  expect(rows[0]?.['at']).toEqual(api.clock.now());
});

test('a day that does not exist, no reason, and an account that is not there are refused', async () => {
  const { accountId } = await signIn(api);
  expect((await correct(accountId, '31.02.1990')).status).toBe(422);
  const path = `POST /office/api/customers/${accountId}/birth-date` as const;
  const unreasoned = await api.send(path, { headers: head.headers, body: { birthDate: '' } });
  expect(unreasoned.status).toBe(422);
  expect((await correct(999_999, '')).problem.code).toBe('account-not-found');
  expect(await api.people.erasePerson(accountId)).toEqual({ ok: true });
  expect((await correct(accountId, '20.11.1990')).problem.code).toBe('account-not-found');
});
