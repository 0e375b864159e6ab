import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCart, addCartLine } from '@yahont/contracts/cart/cart.ts';
import { addStoneToCart } from '@yahont/contracts/cart/cart-stones.ts';
import { getOfficeItem, holdItem, loseItem, releaseItem, sendItem } from '@yahont/contracts/office/items.ts';
import { getSale, listSales, recordSale, undoSale } from '@yahont/contracts/office/money/sales.ts';
import { listPurchases } from '@yahont/contracts/purchases/purchases.ts';
import type { BodyOf } from '@yahont/contracts/wire/endpoint.ts';
import { openShowingShop, type ShowingShop } from '#src/testing/appointments/showing-shop.ts';
import { addPickupOrder, addPiece } from '#src/testing/office.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';
import { makeTestStone } from '#src/testing/stones.ts';
import { signIn } from '#src/testing/visitors.ts';

/** Price of a ring of the tests. */
const PRICE = 4_990_000;

let shop: ShowingShop;
let consultant: TestStaff;
let manager: TestStaff;
let stranger: TestStaff;
let head: TestStaff;
beforeAll(async () => {
  shop = await openShowingShop();
  const { context } = shop.api;
  consultant = await makeStaff(context, ['consultant'], ['petrovka']);
  manager = await makeStaff(context, ['manager'], ['petrovka']);
  stranger = await makeStaff(context, ['manager'], ['arbat']);
  head = await makeStaff(context, ['head']);
});
afterAll(() => shop.api.stop());

type Sale = BodyOf<typeof recordSale>;
type Receipt = Sale['receipt'];

let receipts = 0;
/** A sale of these pieces at the prices of the shop, by a receipt of its own. */
function saleOf(
  uins: readonly string[],
  { receipt = {}, ...wish }: Partial<Omit<Sale, 'receipt'>> & { receipt?: Partial<Receipt> } = {},
): Sale {
  receipts += 1;
  return {
    storeId: shop.storeId,
    receipt: {
      number: `${receipts}`,
      issuedAt: shop.api.clock.now().toISOString(),
      total: uins.length * PRICE,
      ...receipt,
    },
    lines: uins.map((uin) => ({ uin, paid: PRICE })),
    ...wish,
  };
}

const sell = (body: Sale, { headers } = consultant) => shop.api.call(recordSale, { headers, body });
const undo = (id: number, { headers } = manager) =>
  shop.api.call(undoSale, { headers, params: { id }, body: { reason: 'не то кольцо' } });
const read = (id: number, { headers } = consultant) => shop.api.call(getSale, { headers, params: { id } });
const pieceOf = async (uin: string) =>
  (await shop.api.call(getOfficeItem, { headers: head.headers, params: { uin } })).answer();

test('a piece that a salon sells is gone everywhere: on the site, in carts, for others; its sale keeps both sums', async () => {
  const piece = await addPiece(shop.api, shop.storeId);
  const { headers } = await signIn(shop.api);
  (await shop.api.call(addCartLine, { headers, body: { skuId: piece.skuId } })).answer();
  const sold = (
    await sell({
      ...saleOf([piece.uin], { receipt: { total: PRICE - 40_000 } }),
      lines: [{ uin: piece.uin, paid: PRICE - 40_000 }],
    })
  ).answer();
  expect(sold).toMatchObject({
    storeId: shop.storeId,
    receipt: { date: '2026-11-24', total: PRICE - 40_000, fiscal: null },
    lines: [{ uin: piece.uin, paid: PRICE - 40_000, price: PRICE }],
    buyer: { accountId: null, name: null, phone: null },
    recorded: { staffName: consultant.name },
    undoneAt: null,
  });
  expect(await pieceOf(piece.uin)).toMatchObject({
    state: 'sold',
    saleId: sold.id,
    orderId: null,
  });
  expect((await pieceOf(piece.uin)).events[0]).toMatchObject({
    state: 'sold',
    saleId: sold.id,
    actor: { kind: 'staff', id: String(consultant.staffId) },
  });
  expect((await shop.api.call(getCart, { headers })).answer().lines).toMatchObject([{ available: 0 }]);
  expect(await shop.showings({ kind: 'product', productId: piece.productId, skuId: null })).toEqual([]);
  const again = await sell(saleOf([piece.uin]));
  expect([again.status, again.problem.code, again.problem.context]).toEqual([
    409,
    'piece-gone',
    { uin: piece.uin, state: 'sold' },
  ]);
});

test('a loose stone and a setting are sold by one receipt and owned by the account', async () => {
  const { code, uin: stone } = await makeTestStone(shop.api.context, {}, shop.storeId);
  const { uin: ring } = await addPiece(shop.api, shop.storeId);
  const { headers, accountId } = await signIn(shop.api);
  const body = saleOf([ring, stone], { buyer: { accountId } });
  (await sell(body)).answer();
  const { items } = (await shop.api.call(listPurchases, { headers })).answer();
  expect(items.map(({ uins }) => uins)).toEqual([[stone], [ring]]);
  expect(items[0]).toMatchObject({
    stone: { code },
    url: `/catalog/diamonds/${code}/`,
    warrantyUntil: null,
    returnUntil: null,
    paid: PRICE,
    from: { kind: 'store', receipt: body.receipt.number },
  });
  expect(items[1]).toMatchObject({ stone: null, warrantyUntil: '2027-11-24' });
});

test('a buyer who names the phone of an account owns it there; nobody else sees it', async () => {
  const { uin } = await addPiece(shop.api, shop.storeId);
  const { headers, phone } = await signIn(shop.api);
  const sold = (await sell(saleOf([uin], { buyer: { name: 'Анна', phone } }))).answer();
  expect(sold.buyer).toEqual({ accountId: null, name: 'Анна', phone });
  expect((await shop.api.call(listPurchases, { headers })).answer().items).toMatchObject([{ uins: [uin] }]);
  const other = await signIn(shop.api);
  expect((await shop.api.call(listPurchases, { headers: other.headers })).answer().items).toEqual([]);
});

test('a piece of an order is refused with the number of the order, one elsewhere with where it is', async () => {
  const { uin, orderId } = await addPickupOrder(shop.api, shop.storeId);
  expect((await sell(saleOf([uin]))).problem).toMatchObject({
    status: 409,
    code: 'piece-reserved',
    context: { uin, orderId, number: `Я-${orderId}` },
  });
  const { uin: away } = await addPiece(shop.api, shop.arbatId);
  expect((await sell(saleOf([away]))).problem).toMatchObject({
    code: 'piece-elsewhere',
    context: { uin: away, storeId: shop.arbatId, isOnItsWay: false },
  });
  const { uin: inVault } = await addPiece(shop.api, null);
  expect((await sell(saleOf([inVault]))).problem).toMatchObject({
    code: 'piece-elsewhere',
    context: { storeId: null },
  });
  const { uin: sent } = await addPiece(shop.api, shop.storeId);
  const reason = 'на показ';
  (
    await shop.api.call(sendItem, {
      headers: head.headers,
      params: { uin: sent },
      body: { toStoreId: shop.arbatId, reason },
    })
  ).answer();
  expect((await sell(saleOf([sent], { storeId: shop.arbatId }), stranger)).problem).toMatchObject({
    code: 'piece-elsewhere',
    context: { storeId: shop.arbatId, isOnItsWay: true },
  });
  const { uin: held } = await addPiece(shop.api, shop.storeId);
  const params = { uin: held };
  (await shop.api.call(holdItem, { headers: head.headers, params, body: { reason } })).answer();
  expect((await sell(saleOf([held]))).problem).toMatchObject({
    code: 'piece-held',
    context: { uin: held, appointmentId: null },
  });
  (await shop.api.call(releaseItem, { headers: head.headers, params })).answer();
  (await shop.api.call(loseItem, { headers: head.headers, params, body: { reason } })).answer();
  expect((await sell(saleOf([held]))).problem).toMatchObject({
    code: 'piece-gone',
    context: { state: 'missing' },
  });
  const unknown = '0000000000000000';
  expect((await sell(saleOf([unknown]))).problem).toMatchObject({
    status: 422,
    code: 'piece-not-found',
    context: { uin: unknown },
  });
});

test('of a receipt all pieces are sold or none', async () => {
  const { uin } = await addPiece(shop.api, shop.storeId);
  const { uin: away } = await addPiece(shop.api, shop.arbatId);
  const body = saleOf([uin, away]);
  expect((await sell(body)).problem.code).toBe('piece-elsewhere');
  expect((await pieceOf(uin)).state).toBe('available');
  // The refused receipt is free.
  expect((await sell({ ...saleOf([uin]), receipt: { ...body.receipt, total: PRICE } })).status).toBe(200);
});

test('the same receipt again is the same sale; with another sum or other pieces it is refused', async () => {
  const [{ uin }, { uin: other }] = [
    await addPiece(shop.api, shop.storeId),
    await addPiece(shop.api, shop.storeId),
  ];
  const body = saleOf([uin]);
  const sold = (await sell(body)).answer();
  shop.api.clock.advance(60_000);
  expect((await sell(body)).answer().id).toBe(sold.id);
  const differs = [
    { ...body, receipt: { ...body.receipt, total: 100 }, lines: [{ uin, paid: 100 }] },
    { ...body, lines: [{ uin: other, paid: PRICE }] },
  ];
  for (const wrong of differs)
    expect((await sell(wrong)).problem).toMatchObject({
      status: 409,
      code: 'receipt-differs',
      context: { saleId: sold.id },
    });
  expect((await pieceOf(other)).state).toBe('available');
  // A till may begin with the same number every day.
  const yesterday = { ...body.receipt, issuedAt: '2026-11-23T09:00:00Z' };
  const ofYesterday = await sell({ ...body, receipt: yesterday, lines: [{ uin: other, paid: PRICE }] });
  expect(ofYesterday.answer().id).not.toBe(sold.id);
});

test('fiscal numbers tell receipts apart, and two tills may print one number', async () => {
  const [{ uin }, { uin: other }, { uin: third }] = [
    await addPiece(shop.api, shop.storeId),
    await addPiece(shop.api, shop.storeId),
    await addPiece(shop.api, shop.storeId),
  ];
  const fiscal = { storage: '9288000100115785', document: '3986', shift: 12 };
  const body = saleOf([uin], { receipt: { fiscal } });
  const sold = (await sell(body)).answer();
  expect(sold.receipt.fiscal).toEqual(fiscal);
  expect((await sell(body)).answer().id).toBe(sold.id);
  const sameNumbers = saleOf([other], { receipt: { fiscal } });
  expect((await sell(sameNumbers)).problem).toMatchObject({
    code: 'receipt-differs',
    context: { saleId: sold.id },
  });
  const ofOtherTill = { ...body.receipt, fiscal: { ...fiscal, storage: '9288000100115786' } };
  expect((await sell({ ...body, receipt: ofOtherTill, lines: [{ uin: other, paid: PRICE }] })).status).toBe(
    200,
  );
  expect((await sell(saleOf([third], { receipt: { fiscal: { ...fiscal, storage: '12' } } }))).status).toBe(
    422,
  );
});

test('what a till cannot have printed is refused beside its field', async () => {
  const { uin } = await addPiece(shop.api, shop.storeId);
  const pathOf = async (body: Sale) => (await sell(body)).problem.errors?.[0]?.path;
  expect(await pathOf(saleOf([uin], { receipt: { total: PRICE - 1 } }))).toBe('receipt.total');
  expect(await pathOf(saleOf([uin, uin]))).toBe('lines');
  const at = (issuedAt: string) => saleOf([uin], { receipt: { issuedAt } });
  expect((await sell(at('2026-11-25T10:00:00Z'))).problem).toMatchObject({ code: 'receipt-date' });
  expect(await pathOf(at('2026-10-01T10:00:00Z'))).toBe('receipt.issuedAt');
  expect((await sell(saleOf([uin], { buyer: { accountId: 999_999 } }))).problem.code).toBe('unknown-account');
  expect((await sell(saleOf([uin], { appointmentId: 999_999 }))).problem.code).toBe('unknown-appointment');
  expect((await sell(saleOf([uin], { storeId: 999_999 }), head)).problem.code).toBe('unknown-store');
  expect((await pieceOf(uin)).state).toBe('available');
});

test('sales are read by store and day, page by page; another store sees none of them', async () => {
  const { uin } = await addPiece(shop.api, shop.storeId);
  const sold = (await sell(saleOf([uin]))).answer();
  const list = async ({ headers }: TestStaff, query: Record<string, string | number> = {}) =>
    (await shop.api.call(listSales, { headers, query })).answer();
  expect((await list(consultant)).items[0]?.id).toBe(sold.id);
  expect((await list(head, { storeId: shop.storeId, date: '2026-11-24' })).items[0]?.id).toBe(sold.id);
  expect((await list(head, { date: '2026-11-20' })).items).toEqual([]);
  expect((await list(stranger, { storeId: shop.storeId })).items).toEqual([]);
  expect((await read(sold.id, stranger)).problem).toMatchObject({ status: 404, code: 'sale-not-found' });
  expect((await sell(saleOf([uin]), stranger)).problem).toMatchObject({ status: 403, code: 'other-store' });
  await shop.api.database.query(`
    insert into store_purchases (store_id, receipt, sold_at, sold_on, total)
    select ${shop.storeId}, 'Ч-' || n, '2026-10-05T10:00:00Z', '2026-10-05', 100 from generate_series(1, 60) n`);
  const first = await list(consultant, { date: '2026-10-05' });
  const second = await list(consultant, { date: '2026-10-05', after: first.next ?? 0 });
  const ids = [...first.items, ...second.items].map(({ id }) => id);
  expect([first.items.length, second.items.length, second.next]).toEqual([50, 10, null]);
  expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => other - one));
  expect(first.items[0]).toMatchObject({ recorded: null, undoUntil: null });
});

test('a mistake is undone within ten minutes by a manager: the piece is on sale, the receipt free, nobody owns it', async () => {
  const { uin } = await addPiece(shop.api, shop.storeId);
  const { headers, accountId } = await signIn(shop.api);
  const body = saleOf([uin], { buyer: { accountId } });
  const { id, undoUntil } = (await sell(body)).answer();
  expect(undoUntil).toBe(new Date(shop.api.clock.now().getTime() + 600_000).toISOString());
  expect((await undo(id, consultant)).problem.code).toBe('no-such-call');
  expect((await undo(id, stranger)).problem.code).toBe('sale-not-found');
  const undone = (await undo(id)).answer();
  expect(undone).toMatchObject({ undoneAt: shop.api.clock.now().toISOString(), undoUntil: null });
  expect((await undo(id)).answer()).toEqual(undone);
  expect(await pieceOf(uin)).toMatchObject({ state: 'available', saleId: null, storeId: shop.storeId });
  expect((await shop.api.call(listPurchases, { headers })).answer().items).toEqual([]);
  const again = (await sell(body)).answer();
  expect(again.id).not.toBe(id);
  shop.api.clock.advance(600_001);
  expect((await undo(again.id)).problem).toMatchObject({ status: 409, code: 'too-late' });
  expect((await pieceOf(uin)).state).toBe('sold');
});

test('the exchange sends a receipt that the till recorded, before or after: it is one purchase', async () => {
  const { headers, phone } = await signIn(shop.api);
  const [{ uin }, { uin: other }] = [
    await addPiece(shop.api, shop.storeId),
    await addPiece(shop.api, shop.storeId),
  ];
  const buyer = { name: null, phone };
  const sent = (body: Sale, isReturned = false) => ({
    storeCode: 'petrovka',
    receipt: body.receipt.number,
    phone,
    soldAt: body.receipt.issuedAt,
    lines: body.lines.map(({ uin: sold, paid: price }) => ({
      article: `Я-${randomInt(1000)}`,
      name: 'Кольцо',
      size: null,
      uin: sold,
      price,
      isReturned,
    })),
  });
  const owned = async () =>
    (await shop.api.call(listPurchases, { headers }))
      .answer()
      .items.flatMap(({ uins }) => uins)
      .toSorted();
  const [first, second] = [saleOf([uin], { buyer }), saleOf([other], { buyer })];
  (await sell(first)).answer();
  await shop.api.imports.importStorePurchases([sent(first), sent(second)]);
  expect(await owned()).toEqual([uin, other].toSorted());
  (await sell(second)).answer();
  await shop.api.imports.importStorePurchases([sent(first), sent(second)]);
  expect(await owned()).toEqual([uin, other].toSorted());
  await shop.api.imports.importStorePurchases([sent(first, true), sent(second)]);
  expect(await owned()).toEqual([other]);
});

test('a stone in a cart that a salon sells is shown as taken', async () => {
  const { stoneId, uin } = await makeTestStone(shop.api.context, {}, shop.storeId);
  const { headers } = await signIn(shop.api);
  const body = { stoneId, skuId: null };
  (await shop.api.call(addStoneToCart, { headers, body })).answer();
  (await sell(saleOf([uin]))).answer();
  expect((await shop.api.call(getCart, { headers })).answer().lines).toMatchObject([
    { stoneId, available: 0 },
  ]);
  const late = await signIn(shop.api);
  expect((await shop.api.call(addStoneToCart, { headers: late.headers, body })).problem.code).toBe(
    'stone-taken',
  );
});
