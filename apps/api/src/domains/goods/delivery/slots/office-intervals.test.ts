import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  changeCapacity,
  listOfficeIntervals,
  listOfficeZones,
} from '@yahont/contracts/office/delivery/intervals.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { importedTariffs } from '#src/testing/delivery/tariffs.ts';
import { importedCity } from '#src/testing/products/import-shapes.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';

const DATE = '2026-11-25';
const QUERY = { zone: 'moskva', date: DATE };

let api: TestApi;
let operator: TestStaff;
beforeAll(async () => {
  api = await createTestApi();
  await api.imports.importCities([importedCity()]);
  await api.imports.importDeliveryTariffs([importedTariffs()]);
  operator = await makeStaff(api.context, ['operator']);
  await api.changes.caughtUp();
});
afterAll(() => api.stop());

function list(query = QUERY) {
  return api.call(listOfficeIntervals, { headers: operator.headers, query });
}

function change(
  wish: Partial<{ zone: string; date: string; interval: string; capacity: number }>,
  by = operator,
) {
  const body = { ...QUERY, interval: '10:00', capacity: 0, reason: 'курьер заболел', ...wish };
  return api.call(changeCapacity, { headers: by.headers, body });
}

test('staff see the visits of a day and change how many an interval takes, with a reason that the log keeps', async () => {
  const { headers } = operator;
  const zones = (await api.call(listOfficeZones, { headers, query: { date: DATE } })).answer().items;
  expect(zones.map(({ code }) => code)).toContain('moskva');
  expect((await list()).answer().intervals).toEqual([
    { from: '10:00', to: '14:00', capacity: 1, usual: 1, taken: 0 },
    { from: '14:00', to: '18:00', capacity: 2, usual: 2, taken: 0 },
  ]);
  expect((await change({ capacity: 5 })).answer().intervals[0]).toMatchObject({ capacity: 5, usual: 1 });
  expect((await change({ capacity: 3 })).answer().intervals[0]).toMatchObject({ capacity: 3 });
  const other = (await list({ ...QUERY, date: '2026-11-26' })).answer();
  expect(other.intervals[0]?.capacity).toBe(1);
  const log = await api.context.db
    .select({ before: auditLog.before, after: auditLog.after, reason: auditLog.reason })
    .from(auditLog)
    .where(and(eq(auditLog.action, 'delivery.capacity'), eq(auditLog.subjectId, `moskva ${DATE} 10:00`)))
    .orderBy(auditLog.id);
  expect(log).toEqual([
    { before: { capacity: 1 }, after: { capacity: 5 }, reason: 'курьер заболел' },
    { before: { capacity: 5 }, after: { capacity: 3 }, reason: 'курьер заболел' },
  ]);
});

test('a zone or an interval that the tariffs do not have is unknown', async () => {
  expect((await list({ ...QUERY, zone: 'mars' })).problem.code).toBe('unknown-interval');
  expect((await change({ zone: 'mars' })).problem.code).toBe('unknown-interval');
  expect((await change({ interval: '11:00' })).problem.code).toBe('unknown-interval');
});

test('for a consultant there is no such call', async () => {
  const consultant = await makeStaff(api.context, ['consultant']);
  expect((await change({ capacity: 9 }, consultant)).problem.code).toBe('no-such-call');
});
