import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeItem } from '@yahont/contracts/office/items.ts';
import * as office from '@yahont/contracts/office/orders.ts';
import { listOrders } from '@yahont/contracts/orders/order-list.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { addPickupOrder } from '#src/testing/office.ts';
import { makeUin } from '#src/testing/products/products.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';

const CANCEL = 'POST /office/api/orders/{id}/cancel';

let api: TestApi;
let storeId: number;

beforeAll(async () => {
  api = await createTestApi();
  ({ storeId } = await fillSmallShop(api));
});
afterAll(() => api.stop());

const rowsBy = ({ staffId }: TestStaff) =>
  api.context.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.actorId, String(staffId)))
    .orderBy(auditLog.id);
const cancel = (id: number, { headers }: TestStaff) =>
  api.call(office.cancelOrderByStaff, { headers, params: { id }, body: { reason: 'тайная причина' } });

test('a write without the permission, in another store and out of turn are in the log', async () => {
  const { orderId: id } = await addPickupOrder(api, storeId);
  const editor = await makeStaff(api.context, ['editor']);
  const stranger = await makeStaff(api.context, ['manager'], []);
  const head = await makeStaff(api.context, ['head']);
  (await cancel(id, head)).answer();
  for (const [staff, code] of [
    [editor, 'no-such-call'],
    [stranger, 'order-not-found'],
    [head, 'illegal-move'],
  ] as const) {
    const { status, problem } = await cancel(id, staff);
    expect([status, problem.code]).toEqual([code === 'illegal-move' ? 409 : 404, code]);
    const row = (await rowsBy(staff)).at(-1);
    expect(row).toMatchObject({
      action: 'refused',
      subjectType: 'call',
      subjectId: CANCEL,
      after: { code, params: { id } },
      ip: '127.0.0.1',
      sessionId: expect.any(String),
    });
    expect(row?.requestId).toBe(problem.requestId);
    // The request body may name a person.
    expect(JSON.stringify(row)).not.toContain('тайная причина');
  }
});

test('where a second person is needed or the store is of others, the log says so', async () => {
  const { uin } = await addPickupOrder(api, storeId);
  const [merchandiser, stranger] = [
    await makeStaff(api.context, ['merchandiser']),
    await makeStaff(api.context, ['consultant'], []),
  ];
  const place = ({ headers }: TestStaff) =>
    api.call(placeItem, { headers, params: { uin }, body: { place: 'сейф 1' } });
  expect((await place(merchandiser)).problem.code).toBe('approval-needed');
  expect((await place(stranger)).problem.code).toBe('other-store');
  expect((await rowsBy(merchandiser)).at(-1)).toMatchObject({
    after: { code: 'approval-needed', params: { uin } },
  });
  expect((await rowsBy(stranger)).at(-1)).toMatchObject({ after: { code: 'other-store' } });
});

test('a wrong scan stays one row', async () => {
  const { orderId: id } = await addPickupOrder(api, storeId);
  const head = await makeStaff(api.context, ['head']);
  const { headers } = head;
  (await api.call(office.assembleOrder, { headers, params: { id } })).answer();
  (await api.call(office.readyOrder, { headers, params: { id }, body: { place: 'сейф 1' } })).answer();
  const before = await rowsBy(head);
  const scan = await api.call(office.scanPiece, { headers, params: { id }, body: { uin: makeUin() } });
  expect(scan.problem.code).toBe('wrong-piece');
  expect((await rowsBy(head)).slice(before.length)).toMatchObject([{ action: 'orders.scan' }]);
});

test('reading, malformed input and refusals of shoppers are not in the log', async () => {
  const editor = await makeStaff(api.context, ['editor']);
  const { headers } = editor;
  const refused = () =>
    api.context.db.select().from(auditLog).where(eq(auditLog.action, 'refused')).orderBy(auditLog.id);
  const before = (await refused()).length;
  expect((await api.call(office.getOfficeOrder, { headers, params: { id: 1 } })).status).toBe(404);
  expect((await api.call(listOrders)).status).toBe(401);
  const head = await makeStaff(api.context, ['head']);
  const malformed = await api.send('POST /office/api/orders/1/cancel', { headers: head.headers, body: {} });
  expect(malformed.status).toBe(422);
  expect((await refused()).length).toBe(before);
});

test('an address that the database cannot store is refused as any other', async () => {
  const editor = await makeStaff(api.context, ['editor']);
  const answer = await api.send('POST /office/api/items/%00/hold', { headers: editor.headers, body: {} });
  expect(answer.status).toBe(404);
  expect((await rowsBy(editor)).at(-1)).toMatchObject({ after: { code: 'no-such-call', params: null } });
});
