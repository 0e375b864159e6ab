import { afterAll, beforeAll, expect, test } from 'vitest';
import * as stock from '@yahont/contracts/office/items.ts';
import * as office from '@yahont/contracts/office/orders.ts';
import { roubles } from '@yahont/values/money.ts';
import { eq } from 'drizzle-orm';
import { getOrderForMessages } from '#src/domains/buying/orders/index.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { addEngravedOrder } from '#src/testing/office.ts';
import { openOfficeShop, type OfficeShop } from '#src/testing/office/order-steps.ts';
import { makeStaff } from '#src/testing/staff.ts';

let shop: OfficeShop;
beforeAll(async () => {
  shop = await openOfficeShop();
});
afterAll(() => shop.api.stop());

const finish = (id: number, line: number, { headers } = shop.consultant) =>
  shop.api.call(office.finishWork, { headers, params: { id, line } });

const lie = (uin: string, storeId: number | null) =>
  shop.api.context.db.update(items).set({ storeId }).where(eq(items.uin, uin));

test('an engraved ring is ready only after somebody said that it is engraved, who and when', async () => {
  const { orderId: id, uin, lineId, workId } = await addEngravedOrder(shop.api, shop.storeId);
  expect((await finish(id, workId)).problem).toMatchObject({
    code: 'not-worked-on-now',
    context: { status: 'new' },
  });
  (await shop.step('assembleOrder', id)).answer();
  expect((await shop.ready(id)).problem).toMatchObject({
    code: 'works-undone',
    context: { works: [{ id: workId, what: 'нанесём надпись', name: expect.stringContaining('Кольцо') }] },
  });
  expect((await finish(id, lineId)).problem.code).toBe('work-not-found');
  const done = { at: shop.api.clock.now().toISOString(), staffName: expect.any(String) };
  for (let times = 0; times < 2; times += 1)
    expect((await finish(id, workId)).answer().works).toMatchObject([{ id: workId, lineId, done }]);
  expect((await shop.ready(id)).answer().status).toBe('ready');
  const works = (await shop.logOf(id)).filter(({ action }) => action === 'orders.work');
  expect(works).toMatchObject([
    { actorId: String(shop.consultant.staffId), storeId: shop.storeId, after: { lineId: workId } },
  ]);
  (await shop.scan(id, uin)).answer();
  expect((await shop.step('handOverOrder', id)).answer().status).toBe('completed');
  const told = await getOrderForMessages(shop.api.context, { findStore: () => undefined }, id);
  expect(told.kept, 'the letter offers no return').toEqual({ pieces: 'all', because: ['made-to-order'] });
});

test('a work that was done on a piece is not done on the piece that replaces it', async () => {
  const { orderId: id, lineId, workId } = await addEngravedOrder(shop.api, shop.storeId);
  (await shop.step('assembleOrder', id)).answer();
  (await finish(id, workId)).answer();
  const { headers } = shop.consultant;
  const body = { found: 'on-hold' as const, reason: 'надпись нанесли с ошибкой' };
  const replaced = await shop.api.call(office.replacePiece, { headers, params: { id, line: lineId }, body });
  expect(replaced.answer().works).toMatchObject([{ id: workId, done: null }]);
  expect((await shop.ready(id)).problem.code).toBe('works-undone');
});

test('a courier takes an order from any place that has all of it, each piece scanned, and it is scanned again at the door', async () => {
  const { id, uins } = await shop.order({
    delivery: 'courier',
    quantity: 3,
    lies: null,
    price: roubles(10_000),
  });
  const [first = '', second = '', third = ''] = uins;
  const send = () => shop.step('sendOrder', id, shop.head);
  await lie(first, shop.storeId);
  (await shop.step('assembleOrder', id, shop.head)).answer();
  const apart = {
    code: 'pieces-elsewhere',
    context: {
      count: 1,
      storeId: null,
      pieces: [{ uinHead: first.slice(0, 12), storeId: shop.storeId, isOnItsWay: false }],
    },
  };
  expect((await send()).problem).toMatchObject(apart);
  expect((await shop.ready(id, shop.head)).problem).toMatchObject(apart);
  const { headers } = shop.head;
  const params = { uin: first };
  const to = { toStoreId: null, reason: 'к заказу' };
  (await shop.api.call(stock.sendItem, { headers, params, body: to })).answer();
  expect((await send()).problem).toMatchObject({
    code: 'pieces-elsewhere',
    context: { pieces: [{ storeId: null, isOnItsWay: true }] },
  });
  (await shop.api.call(stock.receiveItem, { headers, params, body: {} })).answer();
  for (const uin of [first, second]) (await shop.scan(id, uin, shop.head)).answer();
  expect((await send()).problem).toMatchObject({
    code: 'not-all-scanned',
    context: { left: 1, pieces: [{ uinHead: third.slice(0, 12), name: expect.any(String) }] },
  });
  (await shop.scan(id, third, shop.head)).answer();
  expect((await send()).answer()).toMatchObject({
    status: 'in-delivery',
    pieces: uins.map(() => ({ scannedUin: null })),
  });
  expect((await shop.step('handOverOrder', id, shop.head)).problem).toMatchObject({
    code: 'not-all-scanned',
    context: { left: 3 },
  });
});

test('an order of a courier leaves from a store that has all of it', async () => {
  const { id } = await shop.order({ delivery: 'courier', quantity: 2, lies: shop.storeId });
  (await shop.step('assembleOrder', id, shop.head)).answer();
  expect((await shop.send(id, shop.head)).answer().status).toBe('in-delivery');
});

test('a stone that lies in another store was not set, whatever staff say', async () => {
  const { orderId: id, uin, workId } = await addEngravedOrder(shop.api, shop.storeId);
  (await shop.step('assembleOrder', id)).answer();
  await shop.api.context.db.update(items).set({ sentAt: new Date() }).where(eq(items.uin, uin));
  expect((await finish(id, workId)).problem).toMatchObject({
    code: 'pieces-elsewhere',
    context: { count: 1, pieces: [{ isOnItsWay: true }] },
  });
});

test('staff of another store finish no work of an order', async () => {
  const { orderId: id, workId } = await addEngravedOrder(shop.api, shop.storeId);
  (await shop.step('assembleOrder', id)).answer();
  const stranger = await makeStaff(shop.api.context, ['manager'], ['arbat']);
  expect((await finish(id, workId, stranger)).problem.code).toBe('order-not-found');
});
