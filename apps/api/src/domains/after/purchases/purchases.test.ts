import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  getPurchase,
  listPurchases,
  type ImportStorePurchase,
} from '@yahont/contracts/purchases/purchases.ts';
import { accounts } from '#src/domains/people/accounts/accounts.tables.ts';
import { makeUin } from '#src/testing/products/products.ts';
import { buyRings, openReturnsShop, RING } from '#src/testing/returns/bought.ts';
import { ask, bringAndCheck, stepsOf } from '#src/testing/returns/steps.ts';
import type { TestBuyer, TestShop } from '#src/testing/shop.ts';
import { makeStaff } from '#src/testing/staff.ts';
import { importStorePurchases } from './import-store-purchases.ts';
import { purchaseData } from './personal-data.ts';
import { storePurchaseLines, storePurchases } from './purchases.tables.ts';

/** Noon in Moscow. */
const NOW = new Date('2026-11-20T09:00:00Z');

let shop: TestShop;
beforeAll(async () => {
  shop = await openReturnsShop();
  shop.clock.set(NOW);
});
afterAll(() => shop.stop());

const list = async (buyer: TestBuyer, query: Record<string, string> = {}) =>
  (await shop.call(listPurchases, { as: buyer.headers, query })).answer();

async function phoneOf({ accountId }: TestBuyer): Promise<string> {
  const [row] = await shop.context.db.select().from(accounts).where(eq(accounts.id, accountId));
  return row?.phone ?? '';
}

let receipts = 0;
async function saleTo(
  buyer: TestBuyer,
  wish: Partial<ImportStorePurchase> = {},
): Promise<ImportStorePurchase> {
  receipts += 1;
  return {
    storeCode: 'petrovka',
    receipt: `Ч-${receipts}`,
    phone: await phoneOf(buyer),
    soldAt: '2026-03-08T10:00:00Z',
    lines: [{ article: 'ЯХ-1', name: 'Серьги с жемчугом', size: null, uin: makeUin(), price: 3_000_000 }],
    ...wish,
  };
}

const send = (...sales: ImportStorePurchase[]) => importStorePurchases(shop.context, sales);

test('a shopper reads what came with an order and what was bought in a store, the newest first', async () => {
  const { buyer, order } = await buyRings(shop);
  const product = await shop.makeProduct({ sizes: [1700] });
  const line = { article: product.code, name: 'Кольцо', size: 1700, uin: makeUin(), price: 4_000_000 };
  await send(await saleTo(buyer, { receipt: 'Ч-кольцо', lines: [line] }));
  const [ring, bought] = (await list(buyer)).items;
  expect(ring).toMatchObject({
    key: `o${order.lines[0]?.id}`,
    boughtOn: '2026-11-20',
    from: { kind: 'site', orderId: order.id, number: order.number },
    name: 'Кольцо из красного золота',
    uins: order.lines[0]?.uins,
    paid: RING,
    warrantyUntil: '2027-11-20',
    nextCareOn: '2027-11-20',
    returnUntil: '2026-11-27',
  });
  expect(bought).toMatchObject({
    boughtOn: '2026-03-08',
    from: { kind: 'store', name: '«Яхонт» на Петровке', receipt: 'Ч-кольцо' },
    details: ['размер\u00A017'],
    uins: [line.uin],
    paid: line.price,
    productId: product.id,
    warrantyUntil: '2027-03-08',
    returnUntil: null,
  });
  const params = { key: bought?.key ?? '' };
  expect((await shop.call(getPurchase, { as: buyer.headers, params })).answer()).toEqual(bought);
  const stranger = await shop.makeBuyer();
  expect((await list(stranger)).items).toEqual([]);
  const refused = await shop.call(getPurchase, { as: stranger.headers, params });
  expect(refused.problem).toMatchObject({ status: 404, code: 'purchase-not-found' });
});

test('an order on its way and a line that was paid back are no purchases; one asked back has no term', async () => {
  const { buyer, order } = await buyRings(shop, { pieces: 2 });
  const [first = 0, second = 0] = order.lines.map(({ id }) => id);
  const head = stepsOf(shop, await makeStaff(shop.context, ['head']));
  const { id } = (await ask(shop, buyer, order, { lineIds: [first] })).answer();
  const terms = async () => (await list(buyer)).items.map(({ key, returnUntil }) => [key, returnUntil]);
  expect(await terms()).toEqual([
    [`o${second}`, '2026-11-27'],
    [`o${first}`, null],
  ]);
  await bringAndCheck(head, id);
  (await head.refund(id)).answer();
  expect(await terms()).toEqual([[`o${second}`, '2026-11-27']]);
});

test('the exchange may repeat itself; only what came back changes', async () => {
  const buyer = await shop.makeBuyer();
  const sale = await saleTo(buyer);
  await send(sale);
  await send(sale, await saleTo(buyer));
  const before = await list(buyer);
  expect(before.items).toHaveLength(2);
  const [line] = sale.lines;
  if (!line) throw new Error('a sale without lines');
  await send({ ...sale, soldAt: '2026-05-01T10:00:00Z', lines: [{ ...line, price: 1 }] });
  expect(await list(buyer)).toEqual(before);
  await send({ ...sale, lines: [{ ...line, isReturned: true }] });
  expect((await list(buyer)).items).toEqual(before.items.filter(({ uins }) => uins[0] !== line.uin));
});

test('of a receipt that is sent twice in one list, sold and brought back, the later one counts', async () => {
  const buyer = await shop.makeBuyer();
  const sale = await saleTo(buyer);
  const lines = sale.lines.map((line) => ({ ...line, isReturned: true }));
  await send(sale, { ...sale, lines });
  expect((await list(buyer)).items).toEqual([]);
  const kept = await shop.context.db.$count(storePurchases, eq(storePurchases.receipt, sale.receipt));
  expect(kept).toBe(1);
});

test('a store that does not exist stops the import before anything is written', async () => {
  const buyer = await shop.makeBuyer();
  const sales = [await saleTo(buyer), await saleTo(buyer, { storeCode: 'nowhere' })];
  await expect(send(...sales)).rejects.toMatchObject({ reason: 'unknown-store' });
  expect((await list(buyer)).items).toEqual([]);
});

test('pages of twenty neither repeat nor lose a piece, also of one moment', async () => {
  const buyer = await shop.makeBuyer();
  const line = (index: number) => ({
    article: `ЯХ-${index}`,
    name: `Подвеска ${index}`,
    size: null,
    uin: makeUin(),
    price: 100_000 + index,
  });
  await send(await saleTo(buyer, { lines: Array.from({ length: 45 }, (_, index) => line(index)) }));
  const names: string[] = [];
  let before: string | null = '';
  while (before !== null) {
    const page: Awaited<ReturnType<typeof list>> = await list(buyer, before === '' ? {} : { before });
    names.push(...page.items.map(({ name }) => name));
    before = page.next;
  }
  expect(new Set(names).size).toBe(45);
  expect(names).toHaveLength(45);
});

test('after a change of the phone purchases stay with their owner; the next owner of the number sees none', async () => {
  const [buyer, next] = [await shop.makeBuyer(), await shop.makeBuyer()];
  const phone = await phoneOf(buyer);
  const sale = await saleTo(buyer);
  await send(sale);
  const { db } = shop.context;
  await db.update(accounts).set({ phone: '+79000000001' }).where(eq(accounts.id, buyer.accountId));
  await db.update(accounts).set({ phone }).where(eq(accounts.id, next.accountId));
  expect((await list(buyer)).items).toHaveLength(1);
  expect((await list(next)).items).toEqual([]);
  await send({ ...sale, receipt: 'Ч-новый' });
  expect((await list(next)).items).toMatchObject([{ from: { receipt: 'Ч-новый' } }]);
});

test('the next owner of a number neither exports nor takes away what its former owner bought', async () => {
  const [buyer, next] = [await shop.makeBuyer(), await shop.makeBuyer()];
  const phone = await phoneOf(buyer);
  const sale = await saleTo(buyer);
  await send(sale);
  const { db } = shop.context;
  await db.update(accounts).set({ phone: '+79000000002' }).where(eq(accounts.id, buyer.accountId));
  await db.update(accounts).set({ phone }).where(eq(accounts.id, next.accountId));
  const person = { accountId: next.accountId, phone, addresses: [], ownAddresses: [] };
  expect(await purchaseData.exportData?.(db, person)).toEqual([]);
  await db.transaction((tx) => purchaseData.erase(tx, person, shop.context));
  expect((await list(buyer)).items).toMatchObject([{ uins: [sale.lines[0]?.uin] }]);
  const [row] = await db.select().from(storePurchases).where(eq(storePurchases.receipt, sale.receipt));
  expect(row?.phone).toBeNull();
});

test('erasing leaves the sale and forgets whose it was', async () => {
  const buyer = await shop.makeBuyer();
  const phone = await phoneOf(buyer);
  const sale = await saleTo(buyer);
  await send(sale);
  const person = { accountId: buyer.accountId, phone, addresses: [], ownAddresses: [] };
  expect(JSON.stringify(await purchaseData.exportData?.(shop.context.db, person))).toContain(
    sale.lines[0]?.uin,
  );
  await shop.context.db.transaction((tx) => purchaseData.erase(tx, person, shop.context));
  expect((await list(buyer)).items).toEqual([]);
  const [row] = await shop.context.db
    .select({ phone: storePurchases.phone, uin: storePurchaseLines.uin })
    .from(storePurchases)
    .innerJoin(storePurchaseLines, eq(storePurchaseLines.purchaseId, storePurchases.id))
    .where(eq(storePurchases.receipt, sale.receipt));
  expect(row).toEqual({ phone: null, uin: sale.lines[0]?.uin });
});
