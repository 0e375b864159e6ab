import { afterAll, beforeAll, expect, test } from 'vitest';
import { getMe, listStaff } from '@yahont/contracts/office/staff.ts';
import { proveSignIn } from '@yahont/contracts/office/staff-sign-in.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { bearerOf, firstStep } from '#src/testing/office/sign-in.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { makeStaff } from '#src/testing/staff.ts';

const MANAGER = {
  name: 'Мария Воронцова',
  email: 'manager@yahont.example',
  role: 'manager' as const,
  stores: ['petrovka'],
  password: 'demo-office-2026',
  totpSecret: 'YAHONTDEMOYAHONTDEMOYAHONTDEMOYA',
};

let api: TestApi;
let storeId: number;

beforeAll(async () => {
  api = await createTestApi();
  ({ storeId } = await fillSmallShop(api));
});
afterAll(() => api.stop());

test('a person of the demo signs in with the code that the outbox page shows; a second fill changes nothing', async () => {
  await api.imports.importStaff([MANAGER]);
  await api.imports.importStaff([{ ...MANAGER, password: 'another-password' }]);
  const { staffCodes } = (await api.call(listSentMessages, { query: {} })).answer();
  expect(staffCodes).toMatchObject([{ name: MANAGER.name, email: MANAGER.email }]);
  const { headers } = await firstStep(api, MANAGER);
  const body = { code: staffCodes[0]?.code ?? '' };
  const proved = await api.send(`${proveSignIn.method} ${proveSignIn.path}`, { headers, body });
  const me = (await api.call(getMe, { headers: bearerOf(proved.headers) })).answer();
  expect(me).toMatchObject({ email: MANAGER.email, roles: ['manager'], storeIds: [storeId] });
  const admin = await makeStaff(api.context, ['administrator']);
  const { items } = (
    await api.call(listStaff, { headers: admin.headers, query: { state: 'works' } })
  ).answer();
  expect(items.filter(({ email }) => email === MANAGER.email)).toHaveLength(1);
});

test('where the outbox page is off, the codes are nowhere', async () => {
  const closed = await createTestApi({ devOutbox: false });
  await closed.imports.importStaff([{ ...MANAGER, stores: [] }]);
  expect((await closed.send('GET /api/dev/outbox')).status).toBe(404);
  await closed.stop();
});
