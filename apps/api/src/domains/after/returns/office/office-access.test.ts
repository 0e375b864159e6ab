import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importStores } from '#src/domains/ground/stores/index.ts';
import { stores } from '#src/domains/ground/stores/stores.tables.ts';
import { importedStore } from '#src/testing/products/import-shapes.ts';
import { writeBareReturn } from '#src/testing/returns/bare-return.ts';
import { buyRings, openReturnsShop } from '#src/testing/returns/bought.ts';
import { ask, bringAndCheck, stepsOf, uinsOf, type Steps } from '#src/testing/returns/steps.ts';
import type { TestShop } from '#src/testing/shop.ts';
import { makeStaff } from '#src/testing/staff.ts';
import { returnEvents } from '../returns.tables.ts';

let shop: TestShop;
let arbatId: number;
let head: Steps;
beforeAll(async () => {
  shop = await openReturnsShop();
  shop.clock.set(new Date('2026-11-20T09:00:00Z'));
  await importStores(shop.context, [importedStore({ code: 'arbat', name: 'Арбат, 9' })]);
  const [arbat] = await shop.context.db.select().from(stores).where(eq(stores.code, 'arbat'));
  arbatId = arbat?.id ?? 0;
  head = await person('head');
});
afterAll(() => shop.stop());

type Role = Parameters<typeof makeStaff>[1][number];

async function person(role: Role, ...storeCodes: string[]): Promise<Steps> {
  return stepsOf(shop, await makeStaff(shop.context, [role], storeCodes));
}

async function requested(route?: { kind: 'courier'; address: string; date: string }): Promise<number> {
  const { buyer, order } = await buyRings(shop);
  return (await ask(shop, buyer, order, route === undefined ? {} : { route })).answer().id;
}

/** What each verb answers to one person; `ok` when it was done. */
async function tryAll(steps: Steps, id: number): Promise<string[]> {
  const [uin = ''] = await uinsOf(shop, id);
  const answers = [
    await steps.read(id),
    await steps.approve(id),
    await steps.send(id),
    await steps.scan(id, uin),
    await steps.receive(id),
    await steps.check(id, uin),
    await steps.refund(id),
    await steps.refuse(id),
    await steps.payCash(id),
    await steps.withdraw(id),
  ];
  return answers.map(({ problem }) => problem.code ?? 'ok');
}

test('a stranger to the store finds none of its returns, in the list neither', async () => {
  const id = await requested();
  const stranger = await person('manager', 'arbat');
  expect(await tryAll(stranger, id)).toEqual(Array.from({ length: 10 }, () => 'return-not-found'));
  expect((await stranger.list()).answer()).toEqual({ items: [], next: null });
  const events = await shop.context.db.select().from(returnEvents).where(eq(returnEvents.returnId, id));
  expect(events.map(({ state }) => state)).toEqual(['requested']);
});

test('a consultant receives and checks, and does not decide; an operator reads only', async () => {
  const consultant = await person('consultant', 'petrovka');
  const id = await requested();
  expect(await tryAll(consultant, id)).toEqual([
    'ok',
    'ok',
    'ok',
    'ok',
    'ok',
    'ok',
    'no-such-call',
    'no-such-call',
    'no-such-call',
    'illegal-move',
  ]);
  expect((await consultant.read(id)).answer().state).toBe('checked');
  const operator = await person('operator');
  expect((await operator.read(id)).status).toBe(200);
  expect((await operator.approve(id)).problem.code).toBe('no-such-call');
  expect((await operator.payCash(id)).problem.code).toBe('approval-needed');
  const editor = await person('editor');
  expect((await editor.list()).problem.code).toBe('no-such-call');
  expect((await (await person('finance')).refund(id)).status).toBe(200);
});

test('a courier brings it to the warehouse, or to the store in which staff of the network receive it', async () => {
  const id = await requested({ kind: 'courier', address: 'Покровка, 27', date: '2026-11-23' });
  const manager = await person('manager', 'arbat');
  expect((await manager.approve(id)).problem.code).toBe('return-not-found');
  const approved = (await head.approve(id)).answer();
  expect(approved).toMatchObject({ way: 'courier', storeId: null, address: 'Покровка, 27' });
  (await head.send(id)).answer();
  await head.scanAll(id);
  expect((await head.receive(id, 999_999)).problem.code).toBe('unknown-store');
  expect((await head.receive(id, arbatId)).answer()).toMatchObject({ state: 'received', storeId: arbatId });
  const [uin = ''] = await uinsOf(shop, id);
  expect((await manager.check(id, uin)).answer().state).toBe('checked');
  expect((await manager.refund(id)).answer().state).toBe('refunded');
});

test('staff withdraw for a shopper who never came, and the buyer can ask again', async () => {
  const { buyer, order } = await buyRings(shop);
  const { id } = (await ask(shop, buyer, order)).answer();
  (await head.approve(id)).answer();
  const { state, history } = (await head.withdraw(id)).answer();
  expect([state, history.at(-1)?.actorKind]).toEqual(['withdrawn', 'staff']);
  expect((await ask(shop, buyer, order)).status).toBe(201);
});

test('a consultant cannot receive into a store of others', async () => {
  const id = await requested();
  const consultant = await person('consultant', 'petrovka');
  await consultant.scanAll(id);
  expect((await consultant.receive(id, arbatId)).problem).toMatchObject({ status: 403, code: 'other-store' });
  expect((await consultant.receive(id, null)).problem.code).toBe('other-store');
  expect((await consultant.receive(id)).answer().state).toBe('received');
});

test('the list begins with the oldest open one, pages through all, and shows until when the money is due', async () => {
  const { buyer, order } = await buyRings(shop);
  const { id } = (await ask(shop, buyer, order)).answer();
  expect((await head.read(id)).answer().moneyBy).toBe('2026-11-30');
  const where = { orderId: order.id, storeId: arbatId, now: shop.clock.now() };
  (await head.refuse(id)).answer();
  const made: number[] = [];
  // Each needs lines that no other return has.
  while (made.length < 52) {
    const bought = await buyRings(shop);
    made.push(await writeBareReturn(shop.context.db, { ...where, orderId: bought.order.id }));
  }
  const manager = await person('manager', 'arbat');
  const first = (await manager.list()).answer();
  expect(first.items.map((row) => row.id)).toEqual(made.slice(0, 50));
  expect(first.items[0]).toMatchObject({ names: ['Кольцо из красного золота'], moneyBy: '2026-11-30' });
  const second = (await manager.list({ after: first.next ?? 0 })).answer();
  expect(second).toMatchObject({ items: made.slice(50).map((one) => ({ id: one })), next: null });

  const [oldest = 0, next = 0] = made;
  await bringAndCheck(head, oldest);
  const states = async (query: Record<string, string | number>) =>
    (await head.list(query)).answer().items.map((row) => [row.id, row.state]);
  expect(await states({ state: 'checked', storeId: arbatId })).toEqual([[oldest, 'checked']]);
  (await head.refund(oldest)).answer();
  (await head.refuse(next)).answer();
  const closed = await states({ view: 'closed', storeId: arbatId });
  expect(closed.slice(0, 2)).toEqual([
    [next, 'refused'],
    [oldest, 'refunded'],
  ]);
  expect((await manager.list()).answer().items[0]?.id).toBe(made[2]);
});
