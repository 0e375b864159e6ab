import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listOfficeOrders } from '@yahont/contracts/office/order-lists/order-list.ts';
import { readOrderSearch } from '@yahont/contracts/office/order-lists/order-search.ts';
import { openOfficeShop, type OfficeShop } from '#src/testing/office/order-steps.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';
import { orders } from '../../orders.tables.ts';

type Query = Record<string, string | number>;

let shop: OfficeShop;
let manager: TestStaff;
let elsewhere: TestStaff;
beforeAll(async () => {
  shop = await openOfficeShop();
  manager = await makeStaff(shop.api.context, ['warehouse'], ['petrovka']);
  elsewhere = await makeStaff(shop.api.context, ['consultant'], ['arbat']);
});
afterAll(() => shop.api.stop());

async function list(query: Query = {}, { headers }: { headers: Record<string, string> } = shop.head) {
  return (await shop.api.call(listOfficeOrders, { headers, query })).answer();
}
const idsOf = async (query: Query = {}, by = shop.head) => (await list(query, by)).items.map(({ id }) => id);

test('staff find a new order with what tells it apart, and the one that waits the longest is first', async () => {
  const first = await shop.order({ quantity: 2 });
  shop.api.clock.advance(60_000);
  const second = await shop.order({ delivery: 'courier' });
  const { items, next } = await list();
  expect(next).toBeNull();
  expect(items.map(({ id }) => id)).toEqual([first.id, second.id]);
  expect(items[0]).toMatchObject({
    number: `Я-${first.id}`,
    status: 'new',
    storeId: shop.storeId,
    isPaid: false,
    paymentKind: 'cash',
    delivery: { kind: 'pickup', from: null, carrier: null },
    buyer: { name: 'Анна', lastName: 'Иванова', phoneTail: first.phone.slice(-4) },
    hasComment: false,
    companionId: null,
  });
  expect(items[0]?.names).toHaveLength(2);
  expect(items[0]?.due).toBe(items[0]?.total);
  expect(JSON.stringify(items)).not.toContain(first.phone);

  shop.api.clock.advance(60_000);
  (await shop.step('assembleOrder', first.id)).answer();
  expect(await idsOf()).toEqual([second.id, first.id]);
});

test('the list is narrowed to a status and to a store, and one that is over is found by its status alone', async () => {
  const [kept, dropped] = [await shop.order(), await shop.order()];
  const brought = await shop.order({ delivery: 'courier' });
  (await shop.cancel(dropped.id)).answer();
  (await shop.step('assembleOrder', kept.id)).answer();
  const open = await idsOf();
  expect(open).toEqual(expect.arrayContaining([kept.id, brought.id]));
  expect(open).not.toContain(dropped.id);
  expect(await idsOf({ status: 'cancelled' })).toEqual([dropped.id]);
  const assembling = await idsOf({ status: 'assembling' });
  expect(assembling).toContain(kept.id);
  expect(assembling).not.toContain(brought.id);
  const [inStore, byCourier] = [await idsOf({ store: shop.storeId }), await idsOf({ store: 'warehouse' })];
  expect(inStore).toContain(kept.id);
  expect(byCourier).toContain(brought.id);
  expect(inStore.filter((id) => byCourier.includes(id))).toEqual([]);
});

test('an order is found by its number, by the phone and by its last four digits, also when it is over', async () => {
  const { id, phone } = await shop.order();
  (await shop.cancel(id)).answer();
  for (const q of [`Я-${id}`, `я${id}`, `№ ${id}`, String(id), phone, phone.replace('+7', '8 ')])
    expect(await idsOf({ q }), q).toEqual([id]);
  expect(await idsOf({ q: phone.slice(-4) })).toContain(id);
  expect(await idsOf({ q: `Я-${id}`, status: 'new' })).toEqual([]);
  expect(await idsOf({ q: 'Я-999999999999999' })).toEqual([]);
  const wrong = await shop.api.call(listOfficeOrders, {
    headers: shop.head.headers,
    query: { q: 'Иванова' },
  });
  expect(wrong.problem).toMatchObject({ status: 422, errors: [{ path: 'q' }] });
});

test('staff of other stores see nothing of it, and find nothing either', async () => {
  const [own, brought] = [await shop.order(), await shop.order({ delivery: 'courier' })];
  expect(await idsOf({}, shop.consultant)).toContain(own.id);
  expect(await idsOf({}, shop.consultant)).not.toContain(brought.id);
  expect(await idsOf({ store: 'warehouse' }, shop.consultant)).toEqual([]);
  for (const query of [{}, { store: shop.storeId }, { q: String(own.id) }, { q: own.phone }])
    expect(await idsOf(query, elsewhere), JSON.stringify(query)).toEqual([]);
  expect(await idsOf({}, manager)).toContain(own.id);
  const editor = await makeStaff(shop.api.context, ['editor']);
  expect((await shop.api.call(listOfficeOrders, { headers: editor.headers })).status).toBe(404);
});

test('pages follow each other without a gap or a repetition, whatever moves meanwhile', async () => {
  const { id, phone } = await shop.order();
  const copies = await copyOf(id, 119);
  shop.api.clock.advance(60_000);
  const { db } = shop.api.context;
  const read = async (query: Query) => {
    const seen: number[] = [];
    let after: string | null = '';
    while (after !== null) {
      const { items, next }: Awaited<ReturnType<typeof list>> = await list(
        after === '' ? query : { ...query, after },
      );
      seen.push(...items.map((item) => item.id));
      // The last order of a page leaves it before the next one is read.
      const last = items.at(-1);
      if (last && query['status'] === 'new')
        await db.update(orders).set({ stateSince: shop.api.clock.now() }).where(eq(orders.id, last.id));
      after = next;
    }
    return seen;
  };
  const waiting = await read({ status: 'new', store: shop.storeId });
  expect(waiting).toEqual(expect.arrayContaining([id, ...copies]));
  const once = new Set(waiting);
  // Those that moved come once more at the end, as orders that wait since now.
  expect(waiting.length - once.size).toBeLessThanOrEqual(3);
  const found = await read({ q: phone });
  expect(found).toEqual([...copies, id].toSorted((a, b) => b - a));
});

/** Orders of nothing, of the same buyer and store; of one moment, as all that one statement writes. */
async function copyOf(orderId: number, count: number): Promise<number[]> {
  const { db } = shop.api.context;
  const [row] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!row) throw new Error(`no order ${orderId}`);
  const { id: _id, ...like } = row;
  const free = { goods: 0, promoDiscount: 0, deliveryPrice: 0, total: 0 };
  const copies = Array.from({ length: count }, () => ({ ...like, ...free, idempotencyKey: randomUUID() }));
  return (await db.insert(orders).values(copies).returning({ id: orders.id })).map(({ id }) => id);
}

test.each([
  ['1833', { by: 'tail', tail: '1833' }],
  ['Я-1833', { by: 'number', id: 1833 }],
  ['100216', { by: 'number', id: 100_216 }],
  ['+7 (916) 204-18-33', { by: 'phone', phone: '+79162041833' }],
  ['9162041833', { by: 'phone', phone: '+79162041833' }],
  ['183', null],
  ['Иванова', null],
  ['Я-', null],
])('%s is read by its shape', (text, read) => {
  expect(readOrderSearch(text)).toEqual(read);
});
