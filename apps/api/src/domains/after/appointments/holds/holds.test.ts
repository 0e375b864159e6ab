import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addStoneToCart } from '@yahont/contracts/cart/cart-stones.ts';
import type { ShownThing } from '@yahont/contracts/appointments/shown-things.ts';
import { cancelVisit, moveVisit, showVisit } from '@yahont/contracts/appointments/visits.ts';
import * as office from '@yahont/contracts/office/appointments.ts';
import { getOfficeItem, releaseItem, sendItem } from '@yahont/contracts/office/items.ts';
import { getStone } from '@yahont/contracts/stones/stone-page.ts';
import { accounts } from '#src/domains/people/accounts/accounts.tables.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { makePhone } from '#src/testing/api.ts';
import { openShowingShop, type ShowingShop } from '#src/testing/appointments/showing-shop.ts';
import { addPiece } from '#src/testing/office.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';
import { signIn } from '#src/testing/visitors.ts';
import { appointmentData } from '../personal-data.ts';
import { closePastAppointments } from '../purge-appointments.ts';
import { releaseEnded } from './release-ended.ts';

const ROUNDS = 50;
const HOUR_MS = 3_600_000;
/** The hour of every visit that names none. */
const VISIT = new Date('2026-11-25T14:00:00+03:00');

let shop: ShowingShop;
let stone: ShownThing & { kind: 'stone'; uin: string };
let phone: string;
beforeAll(async () => {
  shop = await openShowingShop();
});
afterAll(() => shop.api.stop());
beforeEach(async () => {
  // Also puts the clock back.
  stone = await shop.newStone();
  phone = makePhone();
  await releaseEnded(shop.api.context);
});

/** Staff of the store of every visit, and of another one, who sign in now: a session ends after twelve hours. */
async function signInStaff(): Promise<[TestStaff, TestStaff]> {
  const { context } = shop.api;
  const stranger = await makeStaff(context, ['manager'], ['arbat']);
  return [await makeStaff(context, ['consultant'], ['petrovka']), stranger];
}

const read = ({ headers }: TestStaff, id: number) =>
  shop.api.call(office.getOfficeAppointment, { headers, params: { id } });
const came = ({ headers }: TestStaff, id: number) =>
  shop.api.call(office.noteCame, { headers, params: { id } });
const noShow = ({ headers }: TestStaff, id: number) =>
  shop.api.call(office.noteNoShow, { headers, params: { id } });
const visitOf = async () =>
  (await shop.api.call(showVisit, { params: { link: await shop.linkOf(phone) } })).answer();

async function pieceOf(uin: string) {
  const [row] = await shop.api.context.db
    .select({ state: items.state, appointmentId: items.appointmentId, storeId: items.storeId })
    .from(items)
    .where(eq(items.uin, uin));
  return row;
}
const ON_SALE = { state: 'available', appointmentId: null };

test('a visit puts the stone and the nearest piece of the setting aside, and says so to everybody', async () => {
  const setting = await addPiece(shop.api, null);
  const { id } = (await shop.come({ ...stone, skuId: setting.skuId }, { phone })).answer();
  const held = { state: 'on-hold', appointmentId: id };
  expect(await pieceOf(stone.uin)).toMatchObject(held);
  expect(await pieceOf(setting.uin)).toMatchObject({ ...held, storeId: null });
  expect((await shop.api.call(getStone, { params: { code: stone.code } })).answer().state).toBe('reserved');
  expect(await shop.showings(stone)).toEqual([]);
  const { headers } = await signIn(shop.api);
  const { id: stoneId } = (await shop.api.call(getStone, { params: { code: stone.code } })).answer();
  const body = { stoneId, skuId: null };
  expect((await shop.api.call(addStoneToCart, { headers, body })).problem.code).toBe('stone-taken');
  expect((await shop.come(stone, { time: '16:00' })).problem.code).toBe('stone-taken');
  const visit = await visitOf();
  expect(visit.held).toHaveLength(2);
  expect(visit.heldUntil).toBe('17:00');
  const letter = (await shop.textsTo('operators@shop.test')).at(-1);
  expect(letter).toContain(`УИН ${setting.uin}, привезти: хранилище.`);
  expect(letter).toContain(`УИН ${stone.uin}, лежит здесь.`);
  const [, stranger] = await signInStaff();
  expect((await read(stranger, id)).problem.code).toBe('appointment-not-found');
});

test('staff find the УИН of what a visit needs and which piece is to be brought; it goes to the store of the visit alone', async () => {
  const setting = await addPiece(shop.api, null);
  const { id } = (await shop.come({ ...stone, skuId: setting.skuId }, { phone })).answer();
  const head = await makeStaff(shop.api.context, ['head']);
  const send = (toStoreId: number) =>
    shop.api.call(sendItem, {
      headers: head.headers,
      params: { uin: setting.uin },
      body: { toStoreId, reason: 'на показ' },
    });
  expect((await read(head, id)).answer().held).toMatchObject([
    { uin: setting.uin, storeId: null, isToBeBrought: true, isOnItsWay: false },
    { uin: stone.uin, storeId: shop.storeId, isToBeBrought: false },
  ]);
  expect((await send(shop.arbatId)).problem).toMatchObject({
    code: 'reserved-elsewhere',
    context: { storeId: shop.storeId },
  });
  expect((await send(shop.storeId)).status).toBe(200);
  expect((await read(head, id)).answer().held[0]).toMatchObject({
    storeId: shop.storeId,
    isOnItsWay: true,
    isToBeBrought: false,
  });
  const { answer } = await shop.api.call(getOfficeItem, {
    headers: head.headers,
    params: { uin: stone.uin },
  });
  expect(answer()).toMatchObject({ appointmentId: id, heldBecause: `Отложено для визита № ${id}` });
});

test('a setting of which no piece is left keeps nobody from seeing the stone, and the operators read it', async () => {
  const setting = await addPiece(shop.api, shop.storeId);
  const other = await shop.anotherStone();
  (await shop.come({ ...other, skuId: setting.skuId })).answer();
  const { id } = (await shop.come({ ...stone, skuId: setting.skuId }, { phone, time: '18:00' })).answer();
  expect(await pieceOf(stone.uin)).toMatchObject({ appointmentId: id });
  expect((await visitOf()).held).toHaveLength(1);
  expect((await shop.textsTo('operators@shop.test')).at(-1)).toContain('Оправы на складе нет');
});

test('a visit to see a product holds a piece of the size that was chosen; the last one is held for one visitor', async () => {
  const { productId, skuId, uin } = await addPiece(shop.api, shop.storeId);
  const ring = { kind: 'product', productId, skuId } as const;
  const { id } = (await shop.come({ ...ring, skuId: null }, { phone })).answer();
  expect(await pieceOf(uin)).toMatchObject({ appointmentId: id });
  expect((await shop.come(ring, { time: '18:00' })).problem.code).toBe('product-sold');
});

test('a cancelled visit gives everything back at once; by staff too', async () => {
  const setting = await addPiece(shop.api, shop.storeId);
  (await shop.come({ ...stone, skuId: setting.skuId }, { phone })).answer();
  const link = await shop.linkOf(phone);
  (await shop.api.call(cancelVisit, { params: { link } })).answer();
  expect(await pieceOf(stone.uin)).toMatchObject(ON_SALE);
  expect(await pieceOf(setting.uin)).toMatchObject(ON_SALE);
  expect(await visitOf()).toMatchObject({ held: [], heldUntil: null });
  const { id } = (await shop.come(stone, { phone })).answer();
  const head = await makeStaff(shop.api.context, ['head']);
  const params = { id };
  const body = { reason: 'салон закрыт' };
  (await shop.api.call(office.cancelAppointmentByStaff, { headers: head.headers, params, body })).answer();
  expect(await pieceOf(stone.uin)).toMatchObject(ON_SALE);
});

test('a moved visit keeps its stone, and its visitor still sees the hours for it', async () => {
  const first = (await shop.come(stone, { phone })).answer();
  const link = await shop.linkOf(phone);
  expect(await shop.showings(stone)).toEqual([]);
  expect((await shop.showings(stone, link))[0]?.place).toBe('here');
  const { calendarLink = '' } = (await visitOf()).when ?? {};
  expect(await shop.showings(stone, calendarLink)).toEqual([]);
  const body = {
    storeId: shop.arbatId,
    startsAt: new Date('2026-11-27T12:00:00+03:00').toISOString(),
  };
  const moved = (await shop.api.call(moveVisit, { params: { link }, body })).answer();
  expect(moved.id).not.toBe(first.id);
  expect(await pieceOf(stone.uin)).toMatchObject({ state: 'on-hold', appointmentId: moved.id });
});

test('things wait for three hours after the hour of a visit, then they are on sale again', async () => {
  const { id } = (await shop.come(stone, { phone })).answer();
  // The SMS of a visit is not sent after its hour.
  const link = await shop.linkOf(phone);
  const at = async (after: number) => {
    shop.api.clock.set(new Date(VISIT.getTime() + after));
    await closePastAppointments(shop.api.context);
    await releaseEnded(shop.api.context);
    return pieceOf(stone.uin);
  };
  expect(await at(3 * HOUR_MS - 1)).toMatchObject({ appointmentId: id });
  expect(await at(3 * HOUR_MS)).toMatchObject(ON_SALE);
  expect(await shop.statesOf(phone)).toEqual(['past']);
  const visit = (await shop.api.call(showVisit, { params: { link } })).answer();
  expect(visit).toMatchObject({ held: [], heldUntil: null });
});

test('whoever came keeps what is put aside; nobody came: it is on sale at once', async () => {
  const { id } = (await shop.come(stone, { phone })).answer();
  const [other, otherPhone] = [await shop.anotherStone(), makePhone()];
  const missed = (await shop.come(other, { phone: otherPhone })).answer();
  shop.api.clock.set(new Date(VISIT.getTime() - HOUR_MS - 1));
  const [consultant, stranger] = await signInStaff();
  expect((await came(consultant, id)).problem.code).toBe('too-early');
  expect((await came(stranger, id)).problem.code).toBe('appointment-not-found');
  shop.api.clock.set(VISIT);
  expect((await noShow(consultant, id)).problem.code).toBe('too-early');
  expect((await came(consultant, id)).answer()).toMatchObject({ state: 'came', ended: null });
  expect((await came(consultant, id)).status).toBe(200);
  expect((await noShow(consultant, id)).problem.code).toBe('visit-ended');
  expect(await pieceOf(stone.uin)).toMatchObject({ appointmentId: id });
  shop.api.clock.set(new Date(VISIT.getTime() + HOUR_MS / 4));
  expect((await noShow(stranger, missed.id)).problem.code).toBe('appointment-not-found');
  expect((await noShow(consultant, missed.id)).answer()).toMatchObject({ state: 'no-show', held: [] });
  expect(await pieceOf(other.uin)).toMatchObject(ON_SALE);
  // Late, but here.
  expect((await came(consultant, missed.id)).answer().state).toBe('came');
});

test('staff put a piece aside for a fitting, and release one', async () => {
  const { productId, uin } = await addPiece(shop.api, shop.storeId);
  const fitting: ShownThing = { kind: 'fitting', productIds: [productId] };
  const { id } = (await shop.come(fitting, { phone })).answer();
  expect(await pieceOf(uin)).toMatchObject(ON_SALE);
  const staff = await makeStaff(shop.api.context, ['consultant'], ['petrovka']);
  const hold = (what: string, { headers } = staff) =>
    shop.api.call(office.holdForAppointment, { headers, params: { id }, body: { uin: what } });
  expect((await hold(uin)).answer().held).toMatchObject([{ uin, isToBeBrought: false }]);
  expect((await hold(uin)).status).toBe(200);
  const second = (await shop.come(stone, { phone, time: '18:00' })).answer();
  expect((await hold(stone.uin)).problem).toMatchObject({
    code: 'illegal-move',
    context: { from: 'on-hold' },
  });
  expect((await hold('0000000000000000')).problem.code).toBe('item-not-found');
  (await shop.api.call(releaseItem, { headers: staff.headers, params: { uin: stone.uin } })).answer();
  expect((await read(staff, second.id)).answer().held).toEqual([]);
  expect((await hold(stone.uin)).answer().held).toHaveLength(2);
});

test('with its person an appointment is erased, and what it held is on sale again', async () => {
  const { headers, accountId } = await signIn(shop.api);
  (await shop.come(stone, { phone }, headers)).answer();
  const { db } = shop.api.context;
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  await appointmentData.erase(
    db,
    { accountId, phone: account?.phone ?? null, addresses: [], ownAddresses: [] },
    shop.api.context,
  );
  await releaseEnded(shop.api.context);
  expect(await pieceOf(stone.uin)).toMatchObject(ON_SALE);
});

test(
  'two visitors ask for one stone at once: one of them gets it, fifty times',
  { timeout: 60_000 },
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = await Promise.all(
        ['11:00', '12:00'].map((time) => shop.come(stone, { time, phone: makePhone() })),
      );
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.problem.code).toBe('stone-taken');
      // The next two come for another one.
      stone = await shop.newStone();
    }
  },
);
