import { afterAll, beforeAll, expect, test } from 'vitest';
import { currentUser } from '@yahont/contracts/accounts/user.ts';
import { refreshToken } from '@yahont/contracts/accounts/sign-in.ts';
import { endCustomerSessions } from '@yahont/contracts/office/customers/sessions.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { makeStaff } from '#src/testing/staff.ts';
import { signIn } from '#src/testing/visitors.ts';

const body = { reason: 'телефон украли' };

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.stop());

test('staff end all sessions of a shopper: their tokens are worth nothing, those of others stay', async () => {
  const [lost, other] = [await signIn(api), await signIn(api)];
  api.clock.advance(60_000);
  await signIn(api, { phone: lost.phone });
  const { headers } = await makeStaff(api.context, ['operator']);
  const end = () => api.call(endCustomerSessions, { headers, params: { id: lost.accountId }, body });
  expect((await end()).answer()).toEqual({ success: true, ended: 2 });
  expect((await api.call(currentUser, { headers: lost.headers })).status).toBe(401);
  expect((await api.call(refreshToken, { body: { refreshToken: lost.refreshToken } })).status).toBe(401);
  expect((await api.call(currentUser, { headers: other.headers })).status).toBe(200);
  expect((await end()).answer()).toEqual({ success: true, ended: 0 });
});

test('a shopper without an order in the caller’s stores is not found', async () => {
  const { accountId } = await signIn(api);
  const { headers } = await makeStaff(api.context, ['manager'], []);
  const answer = await api.call(endCustomerSessions, { headers, params: { id: accountId }, body });
  expect([answer.status, answer.problem.code]).toEqual([404, 'account-not-found']);
});
