import { afterAll, beforeAll, expect, test } from 'vitest';
import { assembleOrder, extendStorage, getOfficeOrder, readyOrder } from '@yahont/contracts/office/orders.ts';
import * as contract from '@yahont/contracts/office/settings.ts';
import type { SettingCode } from '@yahont/contracts/office/settings.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { addPickupOrder } from '#src/testing/office.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';

const WHY = 'решили на совещании';
const DAY_MS = 86_400_000;

let api: TestApi;
let administrator: TestStaff;
let consultant: TestStaff;
let head: TestStaff;
let storeId: number;
beforeAll(async () => {
  api = await createTestApi();
  ({ storeId } = await fillSmallShop(api));
  administrator = await makeStaff(api.context, ['administrator']);
  consultant = await makeStaff(api.context, ['consultant'], ['petrovka']);
  head = await makeStaff(api.context, ['head']);
});
afterAll(() => api.stop());

const read = async (code: SettingCode) =>
  (await api.call(contract.getSetting, { headers: consultant.headers, params: { code } })).answer();
const set = (code: SettingCode, version: number, value: number, { headers } = administrator) =>
  api.call(contract.changeSetting, {
    headers: { ...headers, 'if-match': `"${version}"` },
    params: { code },
    body: { value, reason: WHY },
  });

test('everybody who works here reads the settings, and the terms that only the law changes', async () => {
  const { items, fixed } = (await api.call(contract.listSettings, { headers: consultant.headers })).answer();
  expect(items.map(({ code }) => code)).toEqual([...contract.SETTING_CODES]);
  expect(items).toContainEqual({
    code: 'refund-limit',
    unit: 'kopecks',
    value: 10_000_000,
    least: 0,
    most: 1_000_000_000,
    version: 0,
  });
  expect(fixed.map(({ code, value }) => [code, value])).toEqual([
    ['return-days', 7],
    ['money-back-days', 10],
  ]);
  const locked = await api.send('PUT /office/api/settings/return-days', {
    headers: { ...administrator.headers, 'if-match': '"0"' },
    body: { value: 3, reason: WHY },
  });
  expect(locked.status).toBe(422);
});

test('a change keeps who set it and what it was; those who may not are refused', async () => {
  expect((await set('bonus-limit', 0, 900, consultant)).problem.code).toBe('no-such-call');
  expect((await set('bonus-limit', 0, 900, head)).problem.code).toBe('approval-needed');
  expect((await set('bonus-limit', 0, 900)).answer()).toMatchObject({ value: 900, version: 1 });
  expect((await set('bonus-limit', 1, 800)).answer()).toMatchObject({ value: 800, version: 2 });
  // The same value again is no change.
  expect((await set('bonus-limit', 2, 800)).answer().version).toBe(2);
  expect((await read('bonus-limit')).history).toMatchObject([
    { version: 2, value: 800, reason: WHY, by: [administrator.name] },
    { version: 1, value: 900, reason: WHY, by: [administrator.name] },
  ]);
  await expect(api.database.query(`update office_settings set value = 1`)).rejects.toThrow(/new row/);
  await expect(api.database.query(`delete from office_settings`)).rejects.toThrow(/new row/);
});

test('an old version is refused with who was first, also of two at once', async () => {
  const { version } = await read('refund-limit');
  const answers = await Promise.all([
    set('refund-limit', version, 5_000_000),
    set('refund-limit', version, 6_000_000),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.problem).toMatchObject({
    code: 'changed-meanwhile',
    context: { version: version + 1, actorKind: 'staff', actorId: String(administrator.staffId) },
  });
  expect((await read('refund-limit')).history).toHaveLength(1);
});

test('a value beyond its bounds is refused, and nobody collects later than staff may let them', async () => {
  expect((await set('price-change-percent', 0, 51)).problem).toMatchObject({
    status: 422,
    code: 'out-of-range',
    context: { least: 0, most: 50 },
  });
  expect((await set('storage-days', 0, 15)).problem.context).toEqual({ least: 1, most: 14 });
  expect((await set('extended-storage-days', 0, 6)).problem.context).toEqual({ least: 7, most: 60 });
});

test('an order that is ready from now on is kept for the days of the setting', async () => {
  (await set('storage-days', 0, 3)).answer();
  (await set('extended-storage-days', 0, 5)).answer();
  const { orderId: id } = await addPickupOrder(api, storeId);
  const of = { headers: head.headers, params: { id } };
  (await api.call(assembleOrder, of)).answer();
  (await api.call(readyOrder, { ...of, body: { place: 'сейф 1' } })).answer();
  const now = api.clock.now().getTime();
  const inDays = (days: number) => new Date(now + days * DAY_MS).toISOString();
  const { storeUntil } = (await api.call(getOfficeOrder, of)).answer();
  expect(storeUntil).toBe(inDays(3));
  const extend = (days: number) =>
    api.call(extendStorage, { ...of, body: { until: inDays(days), reason: WHY } });
  expect((await extend(6)).problem).toMatchObject({ code: 'too-long', context: { latest: inDays(5) } });
  (await extend(5)).answer();
});
