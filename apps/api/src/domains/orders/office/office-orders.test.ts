import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import * as office from '@yahont/contracts/office/orders.ts';
import * as stock from '@yahont/contracts/office/items.ts';
import type { Role } from '@yahont/contracts/office/permissions.ts';
import { getCheckoutOptions, placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import { getOrder, ORDER_STATUSES } from '@yahont/contracts/orders/orders.ts';
import type { OrderStatus } from '@yahont/contracts/orders/orders.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import { balance } from '#src/domains/loyalty/index.ts';
import { items } from '#src/domains/stock/stock.tables.ts';
import { importStores } from '#src/domains/stores/index.ts';
import { createTestApi } from '#src/testing/api.ts';
import type { TestApi } from '#src/testing/api.ts';
import { courierOrder } from '#src/testing/courier-order.ts';
import { importedStore } from '#src/testing/products/import-shapes.ts';
import { makeProduct, makeUin } from '#src/testing/products/products.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { makeStaff } from '#src/testing/staff.ts';
import type { TestStaff } from '#src/testing/staff.ts';
import { signIn } from '#src/testing/visitors.ts';
import { canMove } from '../order-states.ts';

let api: TestApi;
let storeId: number;
let head: TestStaff;
let consultant: TestStaff;

beforeAll(async () => {
  api = await createTestApi();
  ({ storeId } = await fillSmallShop(api));
  await importStores(api.context, [importedStore({ code: 'arbat', name: 'Арбат, 9' })]);
  head = await makeStaff(api.context, ['head']);
  consultant = await makeStaff(api.context, ['consultant'], ['petrovka']);
});
afterAll(() => api.stop());

type Wish = { delivery?: 'pickup' | 'courier'; quantity?: number; lies?: number | null };

/** A buyer with an order in cash, to be collected in the test's store, where its pieces lie unless said otherwise. */
async function order({ delivery = 'pickup', quantity = 1, lies = storeId }: Wish = {}) {
  const buyer = await signIn(api);
  const { headers } = buyer;
  const { id: productId, skuId } = await makeProduct(api.context.db, { stock: quantity, storeId: lies });
  await expect.poll(() => api.catalogue.find(productId)?.id).toBe(productId);
  (await api.call(addCartLine, { headers, body: { skuId, quantity } })).answer();
  const options = (await api.call(getCheckoutOptions, { headers })).answer();
  const byCourier = courierOrder(options, buyer.phone);
  const body =
    delivery === 'courier'
      ? { ...byCourier, payment: 'cash' as const }
      : {
          ...byCourier,
          payment: 'cash' as const,
          delivery: { kind: 'pickup' as const, storeId },
          expectedTotal: options.totals.goods,
        };
  const key = { ...headers, 'idempotency-key': randomUUID() };
  const { id } = (await api.call(placeOrder, { headers: key, body })).answer();
  const pieces = await api.context.db.select({ uin: items.uin }).from(items).where(eq(items.orderId, id));
  return { ...buyer, id, skuId, uins: pieces.map(({ uin }) => uin) };
}

const STEPS = {
  assembleOrder: office.assembleOrder,
  sendOrder: office.sendOrder,
  handOverOrder: office.handOverOrder,
};
const step = (name: keyof typeof STEPS, id: number, { headers } = consultant) =>
  api.call(STEPS[name], { headers, params: { id } });
const ready = (id: number, { headers } = consultant) =>
  api.call(office.readyOrder, { headers, params: { id }, body: { place: 'сейф 2, ячейка 14' } });
const scan = (id: number, uin: string, { headers } = consultant) =>
  api.call(office.scanPiece, { headers, params: { id }, body: { uin } });
const cancel = (id: number, { headers } = head) =>
  api.call(office.cancelOrderByStaff, { headers, params: { id }, body: { reason: 'покупатель передумал' } });
const logOf = (type: 'order' | 'item', id: number | string) =>
  api.context.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectType, type), eq(auditLog.subjectId, String(id))))
    .orderBy(auditLog.id);

test('an order is assembled, made ready, scanned and handed over, and its buyer reads each step', async () => {
  const { id, uins, headers, accountId, phone } = await order({ quantity: 2 });
  const [first = '', second = ''] = uins;
  const points = await balance(api.context.db, accountId);
  expect((await step('assembleOrder', id)).answer()).toMatchObject({ status: 'assembling', version: 2 });
  const waiting = (await ready(id)).answer();
  expect(waiting).toMatchObject({ status: 'ready', place: 'сейф 2, ячейка 14', storeId });
  expect(Date.parse(waiting.storeUntil ?? '') - api.clock.now().getTime()).toBe(7 * 86_400_000);
  await api.deliverOutbox();
  const sent = (await api.call(listSentMessages, { query: { to: phone } })).answer();
  expect(sent.items[0]?.text).toMatch(/готов.+Возьмите с\sсобой паспорт/);

  expect((await step('handOverOrder', id)).problem).toMatchObject({
    code: 'not-all-scanned',
    context: { left: 2 },
  });
  const scanned = (await scan(id, first)).answer();
  expect(scanned.pieces.map(({ scannedUin }) => scannedUin).filter((uin) => uin !== null)).toEqual([first]);
  (await scan(id, first)).answer();
  expect((await step('handOverOrder', id)).problem).toMatchObject({
    code: 'not-all-scanned',
    context: { left: 1 },
  });
  (await scan(id, second)).answer();
  expect((await step('handOverOrder', id)).answer()).toMatchObject({ status: 'completed', isPaid: true });

  const seen = (await api.call(getOrder, { headers, params: { id } })).answer();
  expect(seen.history.map(({ status }) => status)).toEqual(['new', 'assembling', 'ready', 'completed']);
  const pieces = await api.context.db.select().from(items).where(eq(items.orderId, id));
  expect(pieces.map(({ state }) => state)).toEqual(['sold', 'sold']);
  expect(await balance(api.context.db, accountId)).toBe(points + seen.bonusToEarn);
});

test('a piece of another order stops the hand-over and stays in the log', async () => {
  const [mine, other] = [await order(), await order()];
  (await step('assembleOrder', mine.id)).answer();
  expect((await scan(mine.id, mine.uins[0] ?? '')).problem.code).toBe('not-handed-over-now');
  (await ready(mine.id)).answer();
  for (const uin of [other.uins[0] ?? '', makeUin()])
    expect((await scan(mine.id, uin)).problem.code).toBe('wrong-piece');
  expect((await step('handOverOrder', mine.id)).problem.code).toBe('not-all-scanned');
  const scans = (await logOf('order', mine.id)).filter(({ action }) => action === 'orders.scan');
  expect(scans).toMatchObject([
    { actorId: String(consultant.staffId), after: { uin: other.uins[0], result: 'wrong-piece' } },
    { after: { result: 'wrong-piece' } },
  ]);
});

test('the whole number of a piece is shown only once it was scanned', async () => {
  const { id, uins } = await order();
  (await step('assembleOrder', id)).answer();
  const answer = await ready(id);
  expect(JSON.stringify(answer.answer())).not.toContain(uins[0]);
  expect(answer.answer().pieces).toMatchObject([{ uinHead: uins[0]?.slice(0, 12), scannedUin: null }]);
});

test('an order whose pieces lie elsewhere is not ready until they came', async () => {
  const { id, uins } = await order({ lies: null });
  const uin = uins[0] ?? '';
  (await step('assembleOrder', id)).answer();
  expect((await ready(id)).problem).toMatchObject({ code: 'pieces-elsewhere', context: { count: 1 } });
  const warehouse = await makeStaff(api.context, ['warehouse']);
  const body = { toStoreId: storeId, reason: 'к заказу' };
  (await api.call(stock.sendItem, { headers: warehouse.headers, params: { uin }, body })).answer();
  expect((await ready(id)).problem.code).toBe('pieces-elsewhere');
  const arrived = { params: { uin }, body: { place: 'витрина 3' } };
  (await api.call(stock.receiveItem, { headers: consultant.headers, ...arrived })).answer();
  expect((await ready(id)).answer().status).toBe('ready');
});

test('a courier who met nobody brings it back, and its pieces are scanned again', async () => {
  const { id, uins } = await order({ lies: storeId });
  (await step('assembleOrder', id)).answer();
  (await step('sendOrder', id)).answer();
  (await scan(id, uins[0] ?? '')).answer();
  const back = (await ready(id)).answer();
  expect(back.history.at(-1)).toMatchObject({ status: 'ready', note: 'delivery-failed', actorKind: 'staff' });
  expect(back.pieces).toMatchObject([{ scannedUin: null }]);
  expect((await step('handOverOrder', id)).problem.code).toBe('not-all-scanned');
});

test('staff cancel with a reason: the pieces are free and the buyer reads who it was', async () => {
  const { id, uins, headers } = await order();
  (await cancel(id)).answer();
  const [piece] = await api.context.db
    .select()
    .from(items)
    .where(eq(items.uin, uins[0] ?? ''));
  expect(piece).toMatchObject({ state: 'available', orderId: null });
  const seen = (await api.call(getOrder, { headers, params: { id } })).answer();
  expect(seen.history.at(-1)).toMatchObject({ status: 'cancelled', note: 'cancelled-by-store' });
  expect((await cancel(id)).problem).toMatchObject({ code: 'illegal-move', context: { from: 'cancelled' } });
});

test('every move is one row of the log: who, from where, before and after', async () => {
  const { id, uins, accountId } = await order();
  (await step('assembleOrder', id)).answer();
  (await ready(id)).answer();
  (await scan(id, uins[0] ?? '')).answer();
  (await step('handOverOrder', id)).answer();
  const staff = { actorKind: 'staff', actorId: String(consultant.staffId), storeId };
  expect(await logOf('order', id)).toMatchObject([
    {
      action: 'orders.place',
      actorKind: 'account',
      actorId: String(accountId),
      after: { uins, status: 'new' },
    },
    {
      ...staff,
      action: 'orders.move',
      before: { status: 'new' },
      after: { status: 'assembling' },
      ip: '127.0.0.1',
    },
    {
      ...staff,
      before: { status: 'assembling', place: null },
      after: { status: 'ready', place: 'сейф 2, ячейка 14' },
    },
    { ...staff, action: 'orders.scan', after: { result: 'right' } },
    { ...staff, before: { status: 'ready' }, after: { status: 'completed' } },
  ]);
});

test('a stranger to the store sees no order of it and can do nothing with it', async () => {
  const { id, uins } = await order();
  const stranger = await makeStaff(api.context, ['manager'], ['arbat']);
  const { headers } = stranger;
  const answers = [
    await api.call(office.getOfficeOrder, { headers, params: { id } }),
    await step('assembleOrder', id, stranger),
    await ready(id, stranger),
    await step('sendOrder', id, stranger),
    await scan(id, uins[0] ?? '', stranger),
    await step('handOverOrder', id, stranger),
    await cancel(id, stranger),
  ];
  expect(answers.map(({ status, problem }) => [status, problem.code])).toEqual(
    answers.map(() => [404, 'order-not-found']),
  );
  expect(await logOf('order', id)).toHaveLength(1);
});

test('orders of a courier belong to the warehouse', async () => {
  const { id } = await order({ delivery: 'courier', lies: null });
  expect((await step('assembleOrder', id)).status).toBe(404);
  const warehouse = await makeStaff(api.context, ['warehouse']);
  expect((await step('assembleOrder', id, warehouse)).answer().status).toBe('assembling');
  expect((await step('sendOrder', id, warehouse)).answer().status).toBe('in-delivery');
});

test('two people at once: one moves the order, the other is told where it is', async () => {
  const { id } = await order();
  const answers = await Promise.all([step('assembleOrder', id), step('assembleOrder', id, head)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.problem).toMatchObject({
    code: 'illegal-move',
    context: { from: 'assembling' },
  });
});

test('an order that the payment or the clock moves says so', async () => {
  const buyer = await order();
  const history = (
    await api.call(office.getOfficeOrder, { headers: head.headers, params: { id: buyer.id } })
  ).answer().history;
  expect(history).toMatchObject([{ status: 'new', actorKind: 'account', staffName: null }]);
});

test('the table of states', () => {
  const table = ORDER_STATUSES.map(
    (from) => `${from}: ${ORDER_STATUSES.filter((to: OrderStatus) => canMove(from, to, 'pickup')).join(' ')}`,
  );
  expect(table).toEqual([
    'awaiting-payment: paid cancelled expired',
    'new: assembling cancelled',
    'paid: assembling cancelled',
    'assembling: ready in-delivery cancelled',
    'ready: in-delivery completed cancelled',
    'in-delivery: ready completed cancelled',
    'completed: refunded',
    'cancelled: refunded',
    'expired: paid refunded',
    'refunded: ',
  ]);
});

test.each<[Role, number]>([
  ['editor', 404],
  ['administrator', 404],
  ['finance', 404],
  ['operator', 200],
])('cancelling is not for everybody: %s gets %i', async (role, status) => {
  const { id } = await order();
  const staff = await makeStaff(api.context, [role]);
  expect((await cancel(id, staff)).status).toBe(status);
});
