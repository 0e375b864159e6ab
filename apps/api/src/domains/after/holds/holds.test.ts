import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import * as contract from '@yahont/contracts/holds/holds.ts';
import * as office from '@yahont/contracts/office/holds.ts';
import { getOfficeItem, loseItem, releaseItem } from '@yahont/contracts/office/items.ts';
import { recordSale } from '@yahont/contracts/office/money/sales.ts';
import { listPurchases } from '@yahont/contracts/purchases/purchases.ts';
import { setSetting } from '#src/domains/ground/settings/index.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { asSystem } from '#src/platform/context.ts';
import { createTestApi, makePhone, type TestHeaders } from '#src/testing/api.ts';
import { openShowingShop, type ShowingShop } from '#src/testing/appointments/showing-shop.ts';
import { addPiece } from '#src/testing/office.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';
import { signIn } from '#src/testing/visitors.ts';
import { lapseHolds } from './ending/lapse-holds.ts';
import { purgeHolds } from './ending/purge-holds.ts';
import { holdData } from './personal-data.ts';

const HOUR_MS = 3_600_000;
const NOW = new Date('2026-11-24T14:40:00+03:00');
const ROUNDS = 30;

let shop: ShowingShop;
let phone: string;
let seller: TestStaff;
let stranger: TestStaff;
beforeAll(async () => {
  shop = await openShowingShop();
});
afterAll(() => shop.api.stop());
beforeEach(async () => {
  shop.api.clock.set(NOW);
  phone = makePhone();
  seller = await makeStaff(shop.api.context, ['consultant'], ['petrovka']);
  stranger = await makeStaff(shop.api.context, ['manager'], ['arbat']);
});

type Wish = Partial<{ skuId: number; storeId: number; phone: string; coming: 'today'; wish: string }>;

function hold(wish: Wish & { skuId: number }, headers: TestHeaders = {}) {
  return shop.api.call(contract.holdPiece, {
    headers,
    ip: randomUUID(),
    body: {
      storeId: shop.storeId,
      phone,
      coming: 'tomorrow',
      acceptsPersonalData: true,
      token: randomUUID(),
      ...wish,
    },
  });
}
const show = (link: string) => shop.api.call(contract.showHold, { params: { link } });
const extend = (link: string) => shop.api.call(contract.extendHold, { params: { link } });
const release = (link: string) => shop.api.call(contract.releaseHold, { params: { link } });
const listOf = async ({ headers }: TestStaff, query: Record<string, string | number> = {}) =>
  (await shop.api.call(office.listOfficeHolds, { headers, query })).answer().items;

async function pieceOf(uin: string) {
  const [row] = await shop.api.context.db
    .select({ state: items.state, holdId: items.holdId })
    .from(items)
    .where(eq(items.uin, uin));
  return row;
}
function setLimit(limit: { value: number; version: number }) {
  const { context } = shop.api;
  const change = { code: 'hold-price-limit' as const, reason: 'проверка', ...limit };
  return context.db.transaction((tx) => setSetting(tx, asSystem(context, 'command'), change));
}
const ON_SALE = { state: 'available', holdId: null };

function later(hours: number): void {
  shop.api.clock.set(new Date(NOW.getTime() + hours * HOUR_MS));
}

test('one press keeps a piece until tomorrow, off the site and out of carts, and an SMS brings code and link', async () => {
  const { skuId, uin } = await addPiece(shop.api, shop.storeId);
  const kept = (await hold({ skuId, wish: 'Ещё серьги' })).answer();
  expect(kept).toMatchObject({
    state: 'open',
    skuId,
    price: 4_990_000,
    from: { date: '2026-11-24', time: '14:40' },
    until: { date: '2026-11-25', time: '14:40' },
    extendable: { date: '2026-11-26', time: '14:40' },
    store: { id: shop.storeId },
  });
  expect(kept.code).toMatch(/^\d{4}$/);
  expect(await pieceOf(uin)).toEqual({ state: 'on-hold', holdId: kept.id });
  const { headers } = await signIn(shop.api);
  const added = await shop.api.call(addCartLine, { headers, body: { skuId } });
  expect(added.status).toBe(409);
  const [sms] = await shop.textsTo(phone);
  expect(sms).toContain(`код ${kept.code}, ждём до 25 ноября, 14:40, ул. Петровка, 11. `);
  expect(sms).toContain(`/holds/${kept.link}/`);
  expect((await show(kept.link)).answer()).toEqual({ ...kept, link: undefined });
});

test('a store offers what it has and says when the kept one becomes free', async () => {
  const { skuId } = await addPiece(shop.api, shop.storeId);
  const offer = async () => (await shop.api.call(contract.getHoldOffer, { params: { id: skuId } })).answer();
  expect(await offer()).toMatchObject({
    isOffered: true,
    priceLimit: 35_000_000,
    most: 3,
    stores: [{ id: shop.storeId, free: 1, freeAt: null, until: { date: '2026-11-25', time: '14:40' } }],
  });
  await hold({ skuId });
  await expect
    .poll(async () => (await offer()).stores)
    .toMatchObject([{ id: shop.storeId, free: 0, freeAt: { date: '2026-11-25', time: '14:40' } }]);
  const unknown = await shop.api.call(contract.getHoldOffer, { params: { id: 999_999 } });
  expect(unknown.problem.code).toBe('sku-not-found');
});

test('whoever holds that link extends it once, then gives it back; both may be pressed twice', async () => {
  const { skuId, uin } = await addPiece(shop.api, shop.storeId);
  const { link } = (await hold({ skuId })).answer();
  later(20);
  const longer = (await extend(link)).answer();
  expect(longer).toMatchObject({ until: { date: '2026-11-26', time: '14:40' }, extendable: null });
  expect((await extend(link)).answer()).toEqual(longer);
  await lapseHolds(shop.api.context);
  later(30);
  await lapseHolds(shop.api.context);
  expect(await pieceOf(uin)).toMatchObject({ state: 'on-hold' });
  expect((await release(link)).answer()).toMatchObject({ state: 'released', endedAt: { time: '20:40' } });
  expect(await pieceOf(uin)).toEqual(ON_SALE);
  expect((await release(link)).answer().state).toBe('released');
  expect((await extend(link)).problem.code).toBe('hold-ended');
});

test('a hold that nobody came for ends by the clock, once', async () => {
  const { skuId, uin } = await addPiece(shop.api, shop.storeId);
  const { link } = (await hold({ skuId })).answer();
  later(23.9);
  await lapseHolds(shop.api.context);
  expect((await show(link)).answer().state).toBe('open');
  later(24);
  await Promise.all([lapseHolds(shop.api.context), lapseHolds(shop.api.context)]);
  expect((await show(link)).answer()).toMatchObject({ state: 'lapsed', endedAt: { time: '14:40' } });
  expect(await pieceOf(uin)).toEqual(ON_SALE);
  expect((await release(link)).problem.code).toBe('hold-ended');
  const head = await makeStaff(shop.api.context, ['head']);
  const item = await shop.api.call(getOfficeItem, { headers: head.headers, params: { uin } });
  expect(item.answer().events.map(({ state, holdId }) => [state, holdId !== null])).toEqual([
    ['available', false],
    ['on-hold', true],
    ['available', false],
  ]);
  later(24 * 92);
  await purgeHolds(shop.api.context);
  expect((await show(link)).problem.code).toBe('hold-not-found');
});

test(`${ROUNDS} times two shoppers press for the last piece of a store: one has it`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { skuId, uin } = await addPiece(shop.api, shop.storeId);
    const tries = await Promise.all([1, 2].map(() => hold({ skuId, phone: makePhone() })));
    const codes = tries.map(({ status, problem }) => (status === 200 ? 'kept' : String(problem.code)));
    expect(codes.toSorted()).toEqual(['kept', 'piece-taken']);
    expect((await pieceOf(uin))?.state).toBe('on-hold');
  }
});

test('nobody hoards: three at a time, one of a piece, no dear ones, a call after three for which nobody came', async () => {
  const pieces = await Promise.all(Array.from({ length: 5 }, () => addPiece(shop.api, shop.storeId, 2)));
  const [first, second, third, fourth, fifth] = pieces.map(({ skuId }) => skuId);
  for (const skuId of [first, second, third]) (await hold({ skuId: skuId ?? 0 })).answer();
  expect((await hold({ skuId: fourth ?? 0 })).problem).toMatchObject({
    code: 'too-many-holds',
    context: { most: 3 },
  });
  expect((await hold({ skuId: first ?? 0 })).problem).toMatchObject({ code: 'already-held' });
  later(24);
  await lapseHolds(shop.api.context);
  expect((await hold({ skuId: fourth ?? 0 })).problem.code).toBe('call-first');
  phone = makePhone();
  await setLimit({ value: 4_990_000, version: 0 });
  expect((await hold({ skuId: fifth ?? 0 })).problem).toMatchObject({
    code: 'too-dear',
    context: { priceLimit: 4_990_000 },
  });
  await setLimit({ value: 35_000_000, version: 1 });
  expect((await hold({ skuId: fifth ?? 0, storeId: shop.arbatId })).problem.code).toBe('piece-taken');
  expect((await hold({ skuId: fifth ?? 0, storeId: 9999 })).problem.code).toBe('store-not-found');
});

test('an account repeats its own request and sees its holds; another account and a false link see nothing', async () => {
  const { skuId } = await addPiece(shop.api, shop.storeId, 2);
  const own = await signIn(shop.api);
  phone = own.phone;
  const { id, link } = (await hold({ skuId }, own.headers)).answer();
  expect((await hold({ skuId }, own.headers)).answer().id).toBe(id);
  const other = await signIn(shop.api);
  expect((await hold({ skuId }, other.headers)).problem.code).toBe('already-held');
  const listed = async (headers: TestHeaders) =>
    (await shop.api.call(contract.listOwnHolds, { headers })).answer().map((one) => one.link);
  expect(await listed(own.headers)).toEqual([link]);
  expect(await listed(other.headers)).toEqual([]);
  for (const wrong of [`${link.slice(0, -2)}AA`, 'x', link.slice(1)])
    expect((await show(wrong)).problem.code).toBe('hold-not-found');
});

test('a store sees its duties, takes the piece out of the showcase and may end a hold; another store may not', async () => {
  const { skuId, uin } = await addPiece(shop.api, shop.storeId);
  const kept = (await hold({ skuId, coming: 'today', wish: 'Серьги рядом' })).answer();
  const { id } = kept;
  expect(await listOf(seller, { code: kept.code, state: 'open' })).toMatchObject([
    { id, code: kept.code, phone, coming: 'today', wish: 'Серьги рядом', uin, readyAt: null },
  ]);
  expect(await listOf(stranger, { code: kept.code })).toEqual([]);
  const at = ({ headers }: TestStaff) => ({ headers, params: { id } });
  expect((await shop.api.call(office.noteHoldReady, at(stranger))).problem.code).toBe('hold-not-found');
  const ready = (await shop.api.call(office.noteHoldReady, at(seller))).answer();
  expect(ready.readyAt).toBe(NOW.toISOString());
  expect((await shop.api.call(office.noteHoldReady, at(seller))).answer()).toEqual(ready);
  const freed = await shop.api.call(releaseItem, { headers: seller.headers, params: { uin } });
  expect(freed.problem.code).toBe('illegal-move');
  const reason = 'не нашли в витрине';
  const lost = await shop.api.call(loseItem, { headers: seller.headers, params: { uin }, body: { reason } });
  expect(lost.problem.code).toBe('illegal-move');
  const manager = await makeStaff(shop.api.context, ['manager'], ['petrovka']);
  const cancel = (by: TestStaff) =>
    shop.api.call(office.cancelHold, { ...at(by), body: { reason: 'скол на камне' } });
  expect((await cancel(stranger)).problem.code).toBe('hold-not-found');
  expect((await cancel(manager)).answer()).toMatchObject({ state: 'cancelled', uin: null });
  expect((await cancel(manager)).problem.code).toBe('hold-ended');
  expect(await pieceOf(uin)).toEqual(ON_SALE);
  expect((await shop.textsTo(phone)).at(-1)).toContain('Вопросы');
});

test('a sale that names the hold sells its piece to whoever kept it; without the name it is refused', async () => {
  const { skuId, uin } = await addPiece(shop.api, shop.storeId);
  const own = await signIn(shop.api);
  phone = own.phone;
  const { id, link } = (await hold({ skuId }, own.headers)).answer();
  const sell = (holdId: number | null) =>
    shop.api.call(recordSale, {
      headers: seller.headers,
      body: {
        storeId: shop.storeId,
        receipt: { number: `H-${holdId}`, issuedAt: NOW.toISOString(), total: 4_990_000 },
        lines: [{ uin, paid: 4_990_000 }],
        holdId,
      },
    });
  expect((await sell(null)).problem).toMatchObject({ code: 'piece-held', context: { holdId: id } });
  expect((await sell(999_999)).problem.code).toBe('unknown-hold');
  const sold = (await sell(id)).answer();
  expect(sold.buyer.accountId).toBe(own.accountId);
  expect((await show(link)).answer().state).toBe('bought');
  expect((await pieceOf(uin))?.state).toBe('sold');
  const bought = (await shop.api.call(listPurchases, { headers: own.headers })).answer();
  expect(JSON.stringify(bought)).toContain(uin);
  expect((await sell(id)).answer().id).toBe(sold.id);
  const other = await addPiece(shop.api, shop.storeId);
  const again = await shop.api.call(recordSale, {
    headers: seller.headers,
    body: {
      storeId: shop.storeId,
      receipt: { number: 'H-2', issuedAt: NOW.toISOString(), total: 100 },
      lines: [{ uin: other.uin, paid: 100 }],
      holdId: id,
    },
  });
  expect(again.problem.code).toBe('hold-ended');
});

test('what an erased person kept goes back on sale', async () => {
  const { skuId, uin } = await addPiece(shop.api, shop.storeId);
  const own = await signIn(shop.api);
  phone = own.phone;
  await hold({ skuId }, own.headers);
  const person = { accountId: own.accountId, phone, addresses: [], ownAddresses: [] };
  await shop.api.context.db.transaction((tx) => holdData.erase(tx, person, shop.api.context));
  await lapseHolds(shop.api.context);
  expect(await pieceOf(uin)).toEqual(ON_SALE);
});

test('refused attempts count too: nobody finds out by trying which phone keeps which piece', async () => {
  const { skuId } = await addPiece(shop.api, shop.storeId);
  (await hold({ skuId })).answer();
  const ip = randomUUID();
  const tries: (string | undefined)[] = [];
  for (let count = 0; count <= 60; count += 1) {
    const body = {
      skuId,
      storeId: shop.storeId,
      phone,
      coming: 'today' as const,
      acceptsPersonalData: true as const,
      token: randomUUID(),
    };
    tries.push((await shop.api.call(contract.holdPiece, { ip, body })).problem.code);
  }
  expect(new Set(tries.slice(0, 60))).toEqual(new Set(['already-held']));
  expect(tries.at(-1)).toBe('too-many-requests');
});

test('a shop that keeps nothing any more still releases what it kept', async () => {
  const off = await createTestApi({ modulesOff: ['holds'] });
  const names = off.jobs.schedules().map(({ name }) => name);
  expect(names).toContain('lapse-holds');
  expect(names).not.toContain('purge-holds');
  await off.stop();
});
