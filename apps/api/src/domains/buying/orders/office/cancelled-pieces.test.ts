import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { receiveItem, releaseItem } from '@yahont/contracts/office/items.ts';
import { cancelOrderByStaff } from '@yahont/contracts/office/orders.ts';
import { cancelOrder, type Order, type OrderStatus } from '@yahont/contracts/orders/orders.ts';
import { ENGRAVING_PRICE } from '@yahont/values/engraving.ts';
import { giftWrapPrice } from '@yahont/values/gift-wrap.ts';
import { kopecks, roubles } from '@yahont/values/money.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import { asSystem } from '#src/platform/context.ts';
import { expireReservations, moveOrder } from '#src/domains/buying/orders/index.ts';
import { refundOrder } from '#src/domains/buying/payment/index.ts';
import { officeItemRoutes } from '#src/domains/goods/stock/office/office-items.routes.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { sendOrder } from '#src/testing/orders.ts';
import { buyerWith, makeStone } from '#src/testing/returns/special-cart.ts';
import { openTestShop, type TestBuyer, type TestShop } from '#src/testing/shop.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';
import { officeOrderRoutes } from './office-orders.routes.ts';

const RING = roubles(30_000);
const STONE = kopecks(2_000_000);
const MINUTE_MS = 60_000;

let shop: TestShop;
let head: TestStaff;
beforeAll(async () => {
  shop = await openTestShop({
    mount: (routes) => {
      officeOrderRoutes(routes, { refundOrder, notePaid: () => Promise.resolve() });
      officeItemRoutes(routes);
    },
  });
  head = await makeStaff(shop.context, ['head']);
});
afterAll(() => shop.stop());

type Ordered = { buyer: TestBuyer; order: Order };
type Payment = 'cash' | 'card';

async function newRing(): Promise<number> {
  return (await shop.makeProduct({ price: RING, storeId: shop.store.id })).skuId;
}

async function ringWith(
  service: 'engraving' | 'setting' | 'gift-wrap',
  price: number,
  payment: Payment = 'cash',
): Promise<Ordered> {
  const services = [{ service, note: 'Навсегда' }];
  const buyer = await buyerWith(shop, { kind: 'jewellery', skuId: await newRing(), services });
  return { buyer, order: (await sendOrder(shop, buyer, { payment, expectedTotal: RING + price })).answer() };
}

const engraved = (payment: Payment = 'cash') => ringWith('engraving', ENGRAVING_PRICE, payment);

async function plain(): Promise<Ordered> {
  const buyer = await buyerWith(shop, { kind: 'jewellery', skuId: await newRing() });
  return { buyer, order: (await sendOrder(shop, buyer, { payment: 'cash', expectedTotal: RING })).answer() };
}

async function setPiece(): Promise<Ordered> {
  const { stoneId } = await makeStone(shop, STONE);
  const buyer = await buyerWith(shop, { kind: 'set-piece', skuId: await newRing(), stoneId });
  const sent = await sendOrder(shop, buyer, { payment: 'cash', expectedTotal: RING + STONE });
  return { buyer, order: sent.answer() };
}

async function move(orderId: number, ...steps: OrderStatus[]): Promise<void> {
  const house = asSystem(shop.context, 'jobs');
  for (const to of steps) await moveOrder(shop.context.db, house, { orderId, to, note: null });
}

async function cancel({ buyer, order: { id } }: Ordered): Promise<void> {
  expect((await shop.call(cancelOrder, { as: buyer.headers, params: { id } })).answer().status).toBe(
    'cancelled',
  );
}

const cancelByHead = async ({ order: { id } }: Ordered) =>
  (
    await shop.call(cancelOrderByStaff, {
      as: head.headers,
      params: { id },
      body: { reason: 'покупатель передумал' },
    })
  ).answer();

const uinsOf = ({ order }: Ordered) => order.lines.flatMap(({ uins }) => uins);

async function statesOf(ordered: Ordered) {
  const rows = await shop.context.db
    .select({ state: items.state, orderId: items.orderId })
    .from(items)
    .where(inArray(items.uin, uinsOf(ordered)));
  return rows.map(({ state, orderId }) => (orderId === null ? state : `${state} by an order`));
}

test('a plain ring is for sale again, whatever its order had reached', async () => {
  for (const steps of [[], ['assembling'], ['assembling', 'ready']] as const) {
    const ordered = await plain();
    await move(ordered.order.id, ...steps);
    await cancel(ordered);
    expect(await statesOf(ordered)).toEqual(['available']);
  }
});

test('a ring with an inscription is for sale again before the workshop had it, and on hold after', async () => {
  const early = await engraved();
  await cancel(early);
  expect(await statesOf(early)).toEqual(['available']);
  for (const steps of [['assembling'], ['assembling', 'ready']] as const) {
    const late = await engraved();
    await move(late.order.id, ...steps);
    await cancel(late);
    expect(await statesOf(late)).toEqual(['on-hold']);
  }
});

test('the log says why a piece is on hold, and who cancelled its order', async () => {
  const ordered = await engraved();
  await move(ordered.order.id, 'assembling');
  await cancel(ordered);
  const [uin = ''] = uinsOf(ordered);
  const rows = await shop.context.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectType, 'item'), eq(auditLog.subjectId, uin)));
  expect(rows).toMatchObject([
    {
      action: 'items.hold',
      actorKind: 'account',
      actorId: String(ordered.buyer.accountId),
      before: { state: 'reserved', orderId: ordered.order.id },
      after: { state: 'on-hold', orderId: null },
      reason: 'заказ отменён после начала работ мастерской',
    },
  ]);
});

test('a set piece keeps both of its parts off sale, because they may be joined', async () => {
  const early = await setPiece();
  await cancel(early);
  expect(await statesOf(early)).toEqual(['available', 'available']);
  const late = await setPiece();
  await move(late.order.id, 'assembling');
  await cancel(late);
  expect(await statesOf(late)).toEqual(['on-hold', 'on-hold']);
});

test('setting a stone changes a ring, wrapping it does not', async () => {
  const set = await ringWith('setting', roubles(3_500));
  const wrapped = await ringWith('gift-wrap', giftWrapPrice('Навсегда'));
  for (const ordered of [set, wrapped]) {
    await move(ordered.order.id, 'assembling');
    await cancel(ordered);
  }
  expect([await statesOf(set), await statesOf(wrapped)]).toEqual([['on-hold'], ['available']]);
});

test('of an order with both, only the ring with the inscription is looked at', async () => {
  const services = [{ service: 'engraving' as const, note: 'Навсегда' }];
  const buyer = await buyerWith(
    shop,
    { kind: 'jewellery', skuId: await newRing(), services },
    { kind: 'jewellery', skuId: await newRing() },
  );
  const expectedTotal = 2 * RING + ENGRAVING_PRICE;
  const order = (await sendOrder(shop, buyer, { payment: 'cash', expectedTotal })).answer();
  await move(order.id, 'assembling');
  await cancel({ buyer, order });
  const states = await Promise.all(
    order.lines.map((line) => statesOf({ buyer, order: { ...order, lines: [line] } })),
  );
  const hasWork = order.lines.map(({ services: own }) => own.length > 0);
  expect(states).toEqual(hasWork.map((isEngraved) => [isEngraved ? 'on-hold' : 'available']));
});

test('the same holds when staff cancel, also on the way to the buyer', async () => {
  const early = await engraved();
  await cancelByHead(early);
  expect(await statesOf(early)).toEqual(['available']);
  const late = await engraved();
  await move(late.order.id, 'assembling', 'in-delivery');
  await cancelByHead(late);
  expect(await statesOf(late)).toEqual(['on-hold']);
});

test('a reservation that was not paid in time was never in the workshop', async () => {
  const ordered = await engraved('card');
  shop.clock.advance(31 * MINUTE_MS);
  await expireReservations(shop.context);
  expect(await statesOf(ordered)).toEqual(['available']);
});

test('a piece on its way arrives on hold, and is on sale once staff release it', async () => {
  const ordered = await engraved();
  const [uin = ''] = uinsOf(ordered);
  await move(ordered.order.id, 'assembling');
  const sentAt = shop.clock.now();
  await shop.context.db.update(items).set({ sentAt }).where(eq(items.uin, uin));
  await cancel(ordered);
  const on = { as: (await makeStaff(shop.context, ['head'])).headers, params: { uin } };
  expect((await shop.call(releaseItem, on)).problem).toMatchObject({
    code: 'illegal-move',
    context: { from: 'on-hold', isOnItsWay: true },
  });
  const body = { place: 'витрина 3' };
  expect((await shop.call(receiveItem, { ...on, body })).answer()).toMatchObject({
    state: 'on-hold',
    isOnItsWay: false,
    heldBecause: 'заказ отменён после начала работ мастерской',
  });
  expect((await shop.call(releaseItem, on)).answer()).toMatchObject({
    state: 'available',
    heldBecause: null,
  });
});
