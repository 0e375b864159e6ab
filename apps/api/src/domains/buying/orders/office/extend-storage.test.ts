import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as office from '@yahont/contracts/office/orders.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import { deliverOutbox } from '#src/testing/deliver-outbox.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { addPickupOrder } from '#src/testing/office.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';

const DAY_MS = 86_400_000;
const WHY = 'покупатель в отъезде';

let api: TestApi;
let storeId: number;
let manager: TestStaff;

beforeAll(async () => {
  api = await createTestApi();
  ({ storeId } = await fillSmallShop(api));
});
// A session lasts twelve hours, and the clock goes on by days.
beforeEach(async () => {
  manager = await makeStaff(api.context, ['manager'], ['petrovka']);
});
afterAll(() => api.stop());

/** A new order that is ready from now on. */
async function readyOrder(): Promise<number> {
  const { orderId: id } = await addPickupOrder(api, storeId);
  const { headers } = manager;
  (await api.call(office.assembleOrder, { headers, params: { id } })).answer();
  (await api.call(office.readyOrder, { headers, params: { id }, body: { place: 'сейф 1' } })).answer();
  return id;
}

const inDays = (days: number, moreMs = 0) =>
  new Date(api.clock.now().getTime() + days * DAY_MS + moreMs).toISOString();
const extend = (id: number, until: string, { headers } = manager) =>
  api.call(office.extendStorage, { headers, params: { id }, body: { until, reason: WHY } });

test('a ready order waits longer, and the log says who let it', async () => {
  const id = await readyOrder();
  const [before, until] = [inDays(7), inDays(10)];
  expect((await extend(id, until)).answer()).toMatchObject({ storeUntil: until, version: 4 });
  const rows = await api.context.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, 'orders.extend-storage'), eq(auditLog.subjectId, String(id))));
  expect(rows).toMatchObject([
    {
      actorId: String(manager.staffId),
      storeId,
      before: { storeUntil: before },
      after: { storeUntil: until },
      reason: WHY,
    },
  ]);
});

test('the buyer learns until when the order waits, once', async () => {
  const id = await readyOrder();
  const told = async () => {
    await deliverOutbox(api, { keepsQuiet: false });
    const { items } = (await api.call(listSentMessages, { query: { to: '+79161234567' } })).answer();
    return items.filter(({ text }) => text.replaceAll('\u00A0', ' ').includes(`Я-${id} подождёт дольше`));
  };
  (await extend(id, inDays(10))).answer();
  const [sms, ...more] = await told();
  expect(more).toEqual([]);
  expect(sms?.text.replaceAll('\u00A0', ' ')).toMatch(/Храним до \d+ [а-я]+\. .*Код получения \d{6}/);
});

test('fourteen days from the day it was ready are the most, and it never waits shorter', async () => {
  const id = await readyOrder();
  const [first, latest] = [inDays(7), inDays(14)];
  expect((await extend(id, first)).problem).toMatchObject({
    code: 'not-longer',
    context: { storeUntil: first },
  });
  const later = inDays(14, 1);
  // The limit counts from the day it was ready, not from the day of the call.
  api.clock.advance(3 * DAY_MS);
  manager = await makeStaff(api.context, ['manager'], ['petrovka']);
  expect((await extend(id, later)).problem).toMatchObject({
    status: 422,
    code: 'too-long',
    context: { latest },
  });
  expect((await extend(id, latest)).answer().storeUntil).toBe(latest);
});

test('an order that is not ready waits for nobody', async () => {
  const { orderId: id } = await addPickupOrder(api, storeId);
  expect((await extend(id, inDays(10))).problem).toMatchObject({
    code: 'not-stored',
    context: { status: 'new' },
  });
});

test('a stranger to the store and a consultant extend nothing', async () => {
  const id = await readyOrder();
  const stranger = await makeStaff(api.context, ['manager'], []);
  expect((await extend(id, inDays(10), stranger)).problem.code).toBe('order-not-found');
  const consultant = await makeStaff(api.context, ['consultant'], ['petrovka']);
  expect((await extend(id, inDays(10), consultant)).problem.code).toBe('no-such-call');
});
