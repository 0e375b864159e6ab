import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as stock from '@yahont/contracts/office/items.ts';
import * as office from '@yahont/contracts/office/orders.ts';
import { getOrder, ORDER_STATUSES, type OrderStatus } from '@yahont/contracts/orders/orders.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { balance } from '#src/domains/people/loyalty/index.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { importedTariffs } from '#src/testing/delivery/tariffs.ts';
import { openOfficeShop, type OfficeShop } from '#src/testing/office/order-steps.ts';
import { makeUin } from '#src/testing/products/products.ts';
import { makeStaff } from '#src/testing/staff.ts';
import { canMove } from '../order-states.ts';

let shop: OfficeShop;
beforeAll(async () => {
  shop = await openOfficeShop();
});
afterAll(() => shop.api.stop());

test('an order is assembled, made ready, scanned and handed over, and its buyer reads each step', async () => {
  const { id, uins, headers, accountId, phone } = await shop.order({ quantity: 2 });
  const [first = '', second = ''] = uins;
  const points = await balance(shop.api.context.db, accountId);
  expect((await shop.step('assembleOrder', id)).answer()).toMatchObject({ status: 'assembling', version: 2 });
  const waiting = (await shop.ready(id)).answer();
  expect(waiting).toMatchObject({ status: 'ready', place: 'сейф 2, ячейка 14', storeId: shop.storeId });
  expect(Date.parse(waiting.storeUntil ?? '') - shop.api.clock.now().getTime()).toBe(7 * 86_400_000);
  await shop.api.deliverOutbox();
  const sent = (await shop.api.call(listSentMessages, { query: { to: phone } })).answer();
  expect(sent.items[0]?.text).toMatch(/готов.+Храним до\s\d+\s[а-я]+\. Код.+Нужен паспорт/);

  expect((await shop.step('handOverOrder', id)).problem).toMatchObject({
    code: 'not-all-scanned',
    context: { left: 2 },
  });
  const scanned = (await shop.scan(id, first)).answer();
  expect(scanned.pieces.map(({ scannedUin }) => scannedUin).filter((uin) => uin !== null)).toEqual([first]);
  (await shop.scan(id, first)).answer();
  expect((await shop.step('handOverOrder', id)).problem).toMatchObject({
    code: 'not-all-scanned',
    context: { left: 1 },
  });
  (await shop.scan(id, second)).answer();
  expect((await shop.step('handOverOrder', id)).answer()).toMatchObject({
    status: 'completed',
    isPaid: true,
  });

  const seen = (await shop.api.call(getOrder, { headers, params: { id } })).answer();
  expect(seen.history.map(({ status }) => status)).toEqual(['new', 'assembling', 'ready', 'completed']);
  const pieces = await shop.api.context.db.select().from(items).where(eq(items.orderId, id));
  expect(pieces.map(({ state }) => state)).toEqual(['sold', 'sold']);
  expect(await balance(shop.api.context.db, accountId)).toBe(points + seen.bonusToEarn);
});

test('a courier who met nobody brings it back, and its pieces are scanned again', async () => {
  const { id, uins } = await shop.order({ lies: shop.storeId, delivery: 'courier' });
  (await shop.step('assembleOrder', id, shop.head)).answer();
  (await shop.send(id, shop.head)).answer();
  (await shop.scan(id, uins[0] ?? '', shop.head)).answer();
  const back = (await shop.ready(id, shop.head)).answer();
  expect(back.history.at(-1)).toMatchObject({ status: 'ready', note: 'delivery-failed', actorKind: 'staff' });
  expect(back.pieces).toMatchObject([{ scannedUin: null }]);
  expect((await shop.step('handOverOrder', id, shop.head)).problem.code).toBe('not-all-scanned');
});

test('staff read where and in which hours a courier is to come', async () => {
  await shop.api.imports.importDeliveryTariffs([importedTariffs()]);
  await shop.api.changes.caughtUp();
  const placed = await shop.order({ delivery: 'courier' });
  const { headers } = shop.head;
  const read = await shop.api.call(office.getOfficeOrder, { headers, params: { id: placed.id } });
  expect(read.answer()).toMatchObject({
    storeId: null,
    delivery: {
      kind: 'courier',
      address: 'Москва, ул. Петровка, д.\u00A010',
      from: '10:00',
      to: '14:00',
      carrier: null,
      trackNumber: null,
    },
  });
});

test('a piece of another order stops the hand-over and stays in the log', async () => {
  const [mine, other] = [await shop.order(), await shop.order()];
  (await shop.step('assembleOrder', mine.id)).answer();
  expect((await shop.scan(mine.id, mine.uins[0] ?? '')).problem.code).toBe('not-handed-over-now');
  (await shop.ready(mine.id)).answer();
  for (const uin of [other.uins[0] ?? '', makeUin()])
    expect((await shop.scan(mine.id, uin)).problem.code).toBe('wrong-piece');
  expect((await shop.step('handOverOrder', mine.id)).problem.code).toBe('not-all-scanned');
  const scans = (await shop.logOf(mine.id)).filter(({ action }) => action === 'orders.scan');
  expect(scans).toMatchObject([
    { actorId: String(shop.consultant.staffId), after: { uin: other.uins[0], result: 'wrong-piece' } },
    { after: { result: 'wrong-piece' } },
  ]);
});

test('the whole number of a piece is shown only once it was scanned', async () => {
  const { id, uins } = await shop.order();
  (await shop.step('assembleOrder', id)).answer();
  const answer = await shop.ready(id);
  expect(JSON.stringify(answer.answer())).not.toContain(uins[0]);
  expect(answer.answer().pieces).toMatchObject([{ uinHead: uins[0]?.slice(0, 12), scannedUin: null }]);
});

test('an order whose pieces lie elsewhere is not ready until they came', async () => {
  const { id, uins } = await shop.order({ lies: null });
  const uin = uins[0] ?? '';
  (await shop.step('assembleOrder', id)).answer();
  expect((await shop.ready(id)).problem).toMatchObject({ code: 'pieces-elsewhere', context: { count: 1 } });
  const warehouse = await makeStaff(shop.api.context, ['warehouse']);
  const body = { toStoreId: shop.storeId, reason: 'к заказу' };
  (await shop.api.call(stock.sendItem, { headers: warehouse.headers, params: { uin }, body })).answer();
  expect((await shop.ready(id)).problem.code).toBe('pieces-elsewhere');
  const arrived = { params: { uin }, body: { place: 'витрина 3' } };
  (await shop.api.call(stock.receiveItem, { headers: shop.consultant.headers, ...arrived })).answer();
  expect((await shop.ready(id)).answer().status).toBe('ready');
});

test('staff cancel with a reason: the pieces are free and the buyer reads who it was', async () => {
  const { id, uins, headers } = await shop.order();
  (await shop.cancel(id)).answer();
  const [piece] = await shop.api.context.db
    .select()
    .from(items)
    .where(eq(items.uin, uins[0] ?? ''));
  expect(piece).toMatchObject({ state: 'available', orderId: null });
  const seen = (await shop.api.call(getOrder, { headers, params: { id } })).answer();
  expect(seen.history.at(-1)).toMatchObject({ status: 'cancelled', note: 'cancelled-by-store' });
  expect((await shop.cancel(id)).problem).toMatchObject({
    code: 'illegal-move',
    context: { from: 'cancelled' },
  });
});

test('every move is one row of the log: who, from where, before and after', async () => {
  const { id, uins, accountId } = await shop.order();
  (await shop.step('assembleOrder', id)).answer();
  (await shop.ready(id)).answer();
  (await shop.scan(id, uins[0] ?? '')).answer();
  (await shop.step('handOverOrder', id)).answer();
  const staff = { actorKind: 'staff', actorId: String(shop.consultant.staffId), storeId: shop.storeId };
  expect(await shop.logOf(id)).toMatchObject([
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

test('an order that the payment or the clock moves says so', async () => {
  const buyer = await shop.order();
  const history = (
    await shop.api.call(office.getOfficeOrder, { headers: shop.head.headers, params: { id: buyer.id } })
  ).answer().history;
  expect(history).toMatchObject([{ status: 'new', actorKind: 'account', staffName: null }]);
});

test('the table of states', () => {
  const table = ORDER_STATUSES.map(
    (from) => `${from}: ${ORDER_STATUSES.filter((to: OrderStatus) => canMove(from, to, 'pickup')).join(' ')}`,
  );
  expect(table).toEqual([
    'awaiting-payment: new paid cancelled expired',
    'new: paid assembling cancelled',
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
