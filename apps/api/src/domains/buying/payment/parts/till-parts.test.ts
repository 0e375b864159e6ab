import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelOrder } from '@yahont/contracts/orders/orders.ts';
import {
  getOfficeParts,
  recordTillPart,
  recordTillRefund,
} from '@yahont/contracts/office/money/till-parts.ts';
import { getParts } from '@yahont/contracts/payment/parts.ts';
import { roubles, sumKopecks } from '@yahont/values/money.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { addPartsOrder, printed } from '#src/testing/office/parts-order.ts';
import { importedStore } from '#src/testing/products/import-shapes.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';
import { receipts } from '../receipts/receipts.tables.ts';

let api: TestApi;
let storeId: number;
let consultant: TestStaff;
beforeAll(async () => {
  api = await createTestApi();
  ({ storeId } = await fillSmallShop(api));
  consultant = await makeStaff(api.context, ['consultant'], [importedStore().code]);
});
afterAll(() => api.stop());

function take(
  orderId: number,
  {
    document,
    amount,
    version,
    method = 'card' as 'card' | 'cash',
  }: { document: number; amount: number; version: number; method?: 'card' | 'cash' },
  as: TestStaff = consultant,
) {
  return api.call(recordTillPart, {
    headers: { ...as.headers, 'if-match': `"${version}"` },
    params: { id: orderId },
    body: { storeId, method, amount: roubles(amount), fiscal: printed(document) },
  });
}

const staffView = async (orderId: number) =>
  (await api.call(getOfficeParts, { headers: consultant.headers, params: { id: orderId } })).answer();

test('parts taken at a till pay an order, the same receipt once, and its buyer sees them', async () => {
  const { orderId, headers } = await addPartsOrder(api, storeId);
  const first = (await take(orderId, { document: 11, amount: 500_000, version: 1 })).answer();
  expect(first).toMatchObject({ paid: roubles(500_000), left: roubles(400_000), refunds: [] });
  expect(first.until).toMatch(/T20:59:59/);
  expect((await take(orderId, { document: 11, amount: 500_000, version: 1 })).answer()).toEqual(first);
  const another = await take(orderId, { document: 11, amount: 400_000, version: first.version });
  expect(another.problem.code).toBe('receipt-known');
  const parts = (await api.call(getParts, { headers, params: { id: orderId } })).answer();
  expect(parts).toMatchObject({
    paid: roubles(500_000),
    parts: [{ kind: 'till', amount: roubles(500_000) }],
  });
  expect(
    (await take(orderId, { document: 12, amount: 400_001, version: first.version })).problem,
  ).toMatchObject({
    code: 'part-refused',
    context: { most: roubles(400_000), left: roubles(400_000) },
  });
  expect(
    (await take(orderId, { document: 12, amount: 100_001, version: first.version, method: 'cash' })).status,
  ).toBe(409);
  const paid = (await take(orderId, { document: 12, amount: 400_000, version: first.version })).answer();
  expect(paid).toMatchObject({ left: 0, paid: roubles(900_000), until: null });
  const made = await api.context.db.select().from(receipts).where(eq(receipts.orderId, orderId));
  expect(made.map(({ kind, state, documentNumber }) => [kind, state, documentNumber])).toEqual([
    ['payment', 'registered', '11'],
    ['payment', 'registered', '12'],
  ]);
});

test('what a till took goes back over it, with its receipt, and then the order is over', async () => {
  const { orderId, headers } = await addPartsOrder(api, storeId);
  const params = { id: orderId };
  (await take(orderId, { document: 21, amount: 90_000, version: 1, method: 'cash' })).answer();
  (await api.call(cancelOrder, { headers, params })).answer();
  const { refunds, version } = (
    await api.call(getOfficeParts, { headers: consultant.headers, params })
  ).answer();
  expect(refunds).toMatchObject([{ amount: roubles(90_000) }]);
  const give = () =>
    api.call(recordTillRefund, {
      headers: { ...consultant.headers, 'if-match': `"${version}"` },
      params,
      body: { storeId, method: 'cash', refundId: refunds[0]?.id ?? '', fiscal: printed(22) },
    });
  expect((await give()).answer()).toMatchObject({ refunds: [], paid: 0 });
  expect((await give()).status).toBe(200);
});

test('a receipt of money that went back is known by its refund, whatever the next part of it is', async () => {
  const { orderId, headers } = await addPartsOrder(api, storeId);
  const params = { id: orderId };
  const first = (await take(orderId, { document: 41, amount: 90_000, version: 1 })).answer();
  (await take(orderId, { document: 42, amount: 200_000, version: first.version })).answer();
  (await api.call(cancelOrder, { headers, params })).answer();
  const read = async () => (await api.call(getOfficeParts, { headers: consultant.headers, params })).answer();
  const { refunds, version } = await read();
  expect(refunds).toHaveLength(2);
  const give = (document: number, refundId = refunds[0]?.id ?? '', at = version) =>
    api.call(recordTillRefund, {
      headers: { ...consultant.headers, 'if-match': `"${at}"` },
      params,
      body: { storeId, method: 'card', refundId, fiscal: printed(document) },
    });
  const given = (await give(43)).answer();
  expect(given.refunds).toHaveLength(1);
  expect((await give(43)).answer()).toEqual(given);
  expect((await give(43, randomUUID())).problem.code).toBe('receipt-known');
  expect((await give(44, refunds[0]?.id, given.version)).answer().refunds).toEqual([]);
  expect((await give(43)).answer().refunds).toEqual([]);
});

const statuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);
const codes = (answers: readonly { status: number; problem: { code?: string } }[]) =>
  answers.flatMap((one) => (one.status === 200 ? [] : [one.problem.code]));

test('one receipt that is sent for two orders at once is written for one of them, and known for the other', async () => {
  const [one, other] = [await addPartsOrder(api, storeId), await addPartsOrder(api, storeId)];
  for (let round = 0; round < 10; round += 1) {
    const document = 600 + round;
    const at = await Promise.all(
      [one, other].map(async ({ orderId }) => ({ orderId, version: (await staffView(orderId)).version })),
    );
    const answers = await Promise.all(
      at.map(({ orderId, version }) => take(orderId, { document, amount: 10_000, version })),
    );
    expect(statuses(answers)).toEqual([200, 409]);
    expect(codes(answers)).toEqual(['receipt-known']);
  }
  const views = await Promise.all([one, other].map(({ orderId }) => staffView(orderId)));
  expect(sumKopecks(views.map(({ paid }) => paid))).toBe(roubles(100_000));
});

test('one receipt of money that went back, sent for two orders at once, ends the refund of one of them', async () => {
  const due: { orderId: number; version: number; refundId: string }[] = [];
  for (const document of [71, 72]) {
    const { orderId, headers } = await addPartsOrder(api, storeId);
    (await take(orderId, { document, amount: 90_000, version: 1 })).answer();
    (await api.call(cancelOrder, { headers, params: { id: orderId } })).answer();
    const { refunds, version } = await staffView(orderId);
    due.push({ orderId, version, refundId: refunds[0]?.id ?? '' });
  }
  const answers = await Promise.all(
    due.map(({ orderId, version, refundId }) =>
      api.call(recordTillRefund, {
        headers: { ...consultant.headers, 'if-match': `"${version}"` },
        params: { id: orderId },
        body: { storeId, method: 'card', refundId, fiscal: printed(73) },
      }),
    ),
  );
  expect(statuses(answers)).toEqual([200, 409]);
  expect(codes(answers)).toEqual(['receipt-known']);
  const left = await Promise.all(due.map(async ({ orderId }) => (await staffView(orderId)).refunds.length));
  expect(left.toSorted((a, b) => a - b)).toEqual([0, 1]);
});

test('parts in cash add up to what the shop takes in cash at most', async () => {
  const { orderId } = await addPartsOrder(api, storeId);
  const first = (await take(orderId, { document: 51, amount: 60_000, version: 1, method: 'cash' })).answer();
  const more = (amount: number) =>
    take(orderId, { document: 52, amount, version: first.version, method: 'cash' });
  expect((await more(40_001)).problem).toMatchObject({
    code: 'part-refused',
    context: { most: roubles(40_000), left: roubles(840_000) },
  });
  const { version } = (await more(40_000)).answer();
  const over = await take(orderId, { document: 53, amount: 1, version, method: 'cash' });
  expect(over.problem).toMatchObject({ code: 'part-refused', context: { most: 0 } });
  (await take(orderId, { document: 53, amount: 800_000, version })).answer();
});

test('staff of another store, and of an order that is paid otherwise, are refused', async () => {
  const { orderId } = await addPartsOrder(api, storeId);
  const other = await makeStaff(api.context, ['consultant'], []);
  expect((await take(orderId, { document: 31, amount: 100_000, version: 1 }, other)).status).not.toBe(200);
  expect((await take(orderId, { document: 31, amount: 100_000, version: 9 })).problem.code).toBe(
    'changed-meanwhile',
  );
});
