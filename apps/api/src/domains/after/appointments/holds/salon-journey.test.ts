import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCart } from '@yahont/contracts/cart/cart.ts';
import { addStoneToCart } from '@yahont/contracts/cart/cart-stones.ts';
import * as office from '@yahont/contracts/office/appointments.ts';
import { getOfficeItem, receiveItem, sendItem } from '@yahont/contracts/office/items.ts';
import { recordSale, undoSale } from '@yahont/contracts/office/money/sales.ts';
import { listPurchases } from '@yahont/contracts/purchases/purchases.ts';
import { getStone } from '@yahont/contracts/stones/stone-page.ts';
import { openShowingShop, type ShowingShop } from '#src/testing/appointments/showing-shop.ts';
import { addPiece } from '#src/testing/office.ts';
import { makeStaff } from '#src/testing/staff.ts';
import { makeTestStone } from '#src/testing/stones.ts';
import { signIn } from '#src/testing/visitors.ts';

const STONE = 87_100_000;
const SETTING = 4_990_000;
const FISCAL = { storage: '9288000100115785', document: '3986', shift: 12 };

let shop: ShowingShop;
beforeAll(async () => {
  shop = await openShowingShop();
});
afterAll(() => shop.api.stop());

test('a stone of 871,000 ₽ and its setting, from the appointment to the purchase in the account', async () => {
  const { api, storeId } = shop;
  const { code, stoneId, uin } = await makeTestStone(api.context, { price: STONE }, storeId);
  // A piece of the setting lies in the vault, and another one in the other store of the city: the nearer one is taken.
  const setting = await addPiece(api, shop.arbatId, 2);
  await api.database.query(`update items set store_id = null where uin = '${setting.uin}'`);
  const { headers, accountId, phone } = await signIn(api);
  const shown = { kind: 'stone', code, skuId: setting.skuId } as const;
  const stateOf = async () => (await api.call(getStone, { params: { code } })).answer().state;

  // Asked for: put aside, and nobody else gets it.
  const { id } = (await shop.come(shown, { phone }, headers)).answer();
  expect(await stateOf()).toBe('reserved');
  const stranger = await signIn(api);
  const wish = { stoneId, skuId: null };
  expect((await api.call(addStoneToCart, { headers: stranger.headers, body: wish })).status).toBe(409);
  expect((await shop.come({ ...shown, skuId: null }, { time: '17:00' })).problem.code).toBe('stone-taken');

  // Staff bring the setting.
  api.clock.set(new Date('2026-11-25T09:00:00+03:00'));
  const consultant = await makeStaff(api.context, ['consultant'], ['petrovka']);
  const other = await makeStaff(api.context, ['consultant'], ['arbat']);
  const visit = async () =>
    (await api.call(office.getOfficeAppointment, { headers: consultant.headers, params: { id } })).answer();
  const { held } = await visit();
  expect(held).toMatchObject([
    { isToBeBrought: true, storeId: shop.arbatId },
    { uin, isToBeBrought: false, storeId },
  ]);
  const ring = held[0]?.uin ?? '';
  const reason = 'на показ';
  const sent = { headers: other.headers, params: { uin: ring }, body: { toStoreId: storeId, reason } };
  (await api.call(sendItem, sent)).answer();
  const at = { headers: consultant.headers, params: { uin: ring } };
  // A piece on its way is sold nowhere.
  const body = {
    storeId,
    receipt: {
      number: '000117',
      issuedAt: new Date('2026-11-25T14:40:00+03:00').toISOString(),
      total: STONE + SETTING - 100_000,
      fiscal: FISCAL,
    },
    lines: [
      { uin, paid: STONE - 100_000 },
      { uin: ring, paid: SETTING },
    ],
    appointmentId: id,
  };
  const sell = (more: Partial<typeof body> = {}) =>
    api.call(recordSale, { headers: consultant.headers, body: { ...body, ...more } });
  api.clock.set(new Date('2026-11-25T14:45:00+03:00'));
  expect((await sell()).problem).toMatchObject({ code: 'piece-elsewhere', context: { uin: ring } });
  (await api.call(receiveItem, { ...at, body: { place: 'сейф 2' } })).answer();
  (await api.call(office.noteCame, { headers: consultant.headers, params: { id } })).answer();

  // Without its appointment the stone belongs to the visit.
  const { appointmentId: _of, ...bare } = body;
  expect((await api.call(recordSale, { headers: consultant.headers, body: bare })).problem).toMatchObject({
    status: 409,
    code: 'piece-held',
    context: { uin, appointmentId: id },
  });
  const sold = (await sell()).answer();
  expect(sold).toMatchObject({
    buyer: { accountId },
    appointmentId: id,
    receipt: { total: STONE + SETTING - 100_000, fiscal: FISCAL },
    lines: [
      { uin, paid: STONE - 100_000, price: STONE },
      { uin: ring, paid: SETTING, price: SETTING },
    ],
  });

  // Sold everywhere; nothing is put aside any more.
  expect(await stateOf()).toBe('sold');
  expect(await visit()).toMatchObject({ state: 'bought', held: [] });
  for (const piece of [uin, ring])
    expect(
      (await api.call(getOfficeItem, { headers: consultant.headers, params: { uin: piece } })).answer(),
    ).toMatchObject({ state: 'sold', saleId: sold.id, appointmentId: null });
  const late = { headers: (await signIn(api)).headers };
  expect((await api.call(addStoneToCart, { ...late, body: wish })).problem.code).toBe('stone-taken');
  expect((await api.call(getCart, late)).answer().lines).toEqual([]);
  // Signed in again: the token of the day before has ended.
  const owner = { headers: (await signIn(api, { phone })).headers };
  const { items } = (await api.call(listPurchases, owner)).answer();
  expect(Object.fromEntries(items.map(({ uins, paid }) => [uins.join(), paid]))).toEqual({
    [uin]: STONE - 100_000,
    [ring]: SETTING,
  });

  // The same receipt once more is the same sale, and a mistake goes back to the visit, not to the site.
  expect((await sell()).answer().id).toBe(sold.id);
  const manager = await makeStaff(api.context, ['manager'], ['petrovka']);
  const undone = { headers: manager.headers, params: { id: sold.id }, body: { reason: 'не та сумма' } };
  (await api.call(undoSale, undone)).answer();
  expect(await stateOf()).toBe('reserved');
  expect(await visit()).toMatchObject({ state: 'came', held: [{ uin: ring }, { uin }] });
  expect((await api.call(listPurchases, owner)).answer().items).toEqual([]);
  expect((await sell()).answer().id).not.toBe(sold.id);
  expect(await stateOf()).toBe('sold');
});

test('what a visit held and its sale did not take is on sale again; a receipt of its own may follow', async () => {
  const { api, storeId } = shop;
  api.clock.set(new Date('2026-11-26T09:00:00+03:00'));
  const { code, uin } = await makeTestStone(api.context, {}, storeId);
  const setting = await addPiece(api, storeId);
  const startsAt = '2026-11-27T14:00:00+03:00';
  const { id } = (await shop.come({ kind: 'stone', code, skuId: setting.skuId }, { startsAt })).answer();
  const { headers } = await makeStaff(api.context, ['consultant'], ['petrovka']);
  const sell = async (piece: string, number: string, appointmentId: number) =>
    api.call(recordSale, {
      headers,
      body: {
        storeId,
        receipt: { number, issuedAt: api.clock.now().toISOString(), total: 100 },
        lines: [{ uin: piece, paid: 100 }],
        appointmentId,
      },
    });
  // Came a day early.
  (await sell(uin, '1', id)).answer();
  const piece = async () =>
    (await api.call(getOfficeItem, { headers, params: { uin: setting.uin } })).answer().state;
  expect(await piece()).toBe('available');
  const { buyer } = (await sell(setting.uin, '2', id)).answer();
  expect(buyer).toMatchObject({ accountId: null, name: 'Анна', phone: expect.stringMatching(/^\+79/) });
  expect(await piece()).toBe('sold');
});
