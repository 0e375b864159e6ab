import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPurchases } from '@yahont/contracts/purchases/purchases.ts';
import { findServiceCards } from '@yahont/contracts/purchases/service-cards.ts';
import {
  listPieceWorks,
  recordPieceWork,
  strikePieceWork,
} from '@yahont/contracts/office/customers/piece-works.ts';
import { accounts } from '#src/domains/people/accounts/accounts.tables.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { makeUin } from '#src/testing/products/products.ts';
import { buyRings, openReturnsShop } from '#src/testing/returns/bought.ts';
import type { TestBuyer, TestShop } from '#src/testing/shop.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';
import { importStorePurchases } from '../import-store-purchases.ts';
import { importPieceWorks } from './import-works.ts';

/** Noon in Moscow. */
const NOW = new Date('2026-11-20T09:00:00Z');

let shop: TestShop;
let consultant: TestStaff;
let storeId: number;
beforeAll(async () => {
  shop = await openReturnsShop();
  shop.clock.set(NOW);
  consultant = await makeStaff(shop.context, ['consultant'], ['petrovka']);
  storeId = shop.store.id;
});
afterAll(() => shop.stop());

/** By somebody without a token; all looks of this file are fewer than a network has. */
const look = (number: string, phoneEnd = '') => shop.call(findServiceCards, { body: { number, phoneEnd } });

let receipts = 0;
/** A piece that a store sold; `size`: hundredths of a millimetre. */
async function sold({ phone = '+79161112233', size = 1700, isReturned = false, uin = makeUin() } = {}) {
  receipts += 1;
  const line = { article: 'ЯХ-1', name: 'Кольцо с рубином', size, uin, price: 3_000_000, isReturned };
  const sale = { storeCode: 'petrovka', receipt: `К-${receipts}`, phone, soldAt: '2025-03-08T10:00:00Z' };
  await importStorePurchases(shop.context, [{ ...sale, lines: [line] }]);
  return uin;
}

const cleaning = { ticket: 'Р-17', work: 'cleaning' as const, doneOn: '2026-04-02', price: 0 };
const record = (uin: string, wish: Partial<typeof cleaning> & { storeId?: number } = {}, by = consultant) =>
  shop.call(recordPieceWork, {
    as: by.headers,
    params: { uin },
    body: { storeId, ...cleaning, ...wish },
  });

async function phoneOf({ accountId }: TestBuyer): Promise<string> {
  const [row] = await shop.context.db.select().from(accounts).where(eq(accounts.id, accountId));
  return row?.phone ?? '';
}

test('a card tells the works of a piece and what is free, and nothing about its owner', async () => {
  const uin = await sold();
  expect((await record(uin)).status).toBe(200);
  await record(uin, { ticket: 'Р-20', work: 'resizing' as never, doneOn: '2026-06-01' });
  await record(uin, { ticket: 'Р-33', work: 'rhodium' as never, doneOn: '2026-10-01', price: 180_000 });
  const answer = (await look(uin.replaceAll(/(\d{4})/g, '$1 '))).answer();
  const store = '«Яхонт» на Петровке, Москва';
  expect(answer).toEqual([
    {
      uin,
      name: 'Кольцо с рубином',
      details: ['размер\u00A017'],
      picture: null,
      url: null,
      boughtOn: '2025-03-08',
      soldBy: store,
      warrantyUntil: '2026-03-08',
      // That of the second year was done in April.
      nextCareOn: '2027-03-08',
      hasFreeResizing: false,
      works: [
        { work: 'rhodium', doneOn: '2026-10-01', store, isFree: false },
        { work: 'resizing', doneOn: '2026-06-01', store, isFree: true },
        { work: 'cleaning', doneOn: '2026-04-02', store, isFree: true },
      ],
    },
  ]);
  expect(JSON.stringify(answer)).not.toContain('9161112233');
});

test('a card without works says that the cleaning waits and the first fitting is free', async () => {
  const [card] = (await look(await sold())).answer();
  expect(card).toMatchObject({ nextCareOn: '2026-03-08', hasFreeResizing: true, works: [] });
});

test('an order shows the cards of its pieces to who knows four digits of its phone', async () => {
  const { order } = await buyRings(shop);
  const uin = order.lines[0]?.uins[0] ?? '';
  const [row] = await shop.context.db
    .select({ phone: sql<string>`${orders.contact} ->> 'phone'` })
    .from(orders)
    .where(eq(orders.id, order.id));
  const end = row?.phone.slice(-4) ?? '';
  const [card] = (await look(order.number, end)).answer();
  expect(card).toMatchObject({ uin, soldBy: null, boughtOn: '2026-11-20' });
  expect((await look(uin)).answer()).toEqual([card]);
  const wrong = await look(order.number, end === '0000' ? '0001' : '0000');
  expect([wrong.status, wrong.problem.code]).toEqual([404, 'card-not-found']);
  const none = await look(order.number);
  expect(none.problem.errors).toEqual([{ path: 'phoneEnd', message: 'Ошибка ввода данных' }]);
});

test('the account reads the same day of the next cleaning', async () => {
  const buyer = await shop.makeBuyer();
  const uin = await sold({ phone: await phoneOf(buyer) });
  const next = async () =>
    (await shop.call(listPurchases, { as: buyer.headers })).answer().items[0]?.nextCareOn;
  expect(await next()).toBe('2026-03-08');
  await record(uin);
  expect(await next()).toBe('2027-03-08');
});

test('what nobody bought, what came back and another spelling are refused', async () => {
  const back = await sold({ isReturned: true });
  for (const number of [makeUin(), back]) expect((await look(number)).problem.code).toBe('card-not-found');
  const { status, problem } = await look('УИН 1603-58');
  expect([status, problem.errors]).toEqual([422, [{ path: 'number', message: 'Ошибка ввода данных' }]]);
});

test('the next owner of a piece does not see what was done for the one before', async () => {
  const uin = await sold();
  await record(uin);
  await sold({ isReturned: true, uin });
  const line = { article: 'ЯХ-1', name: 'Кольцо', size: null, uin, price: 100 };
  const sale = { storeCode: 'petrovka', receipt: 'К-снова', phone: '+79160000000' };
  await importStorePurchases(shop.context, [{ ...sale, soldAt: '2026-09-01T10:00:00Z', lines: [line] }]);
  expect((await look(uin)).answer()[0]).toMatchObject({ boughtOn: '2026-09-01', works: [] });
});

test('every look counts, also one that finds its card', async () => {
  const uin = await sold();
  const { headers } = await shop.makeBuyer();
  const ask = () => shop.call(findServiceCards, { as: headers, body: { number: uin, phoneEnd: '' } });
  for (let time = 0; time < 15; time += 1) expect((await ask()).status).toBe(200);
  const { status, problem } = await ask();
  expect([status, problem.code, problem.context]).toEqual([429, 'too-many-tries', { retryAfter: 3600 }]);
});

test('a work is written down once, of a sold piece, on a day since its sale', async () => {
  const uin = await sold();
  const twice = [await record(uin), await record(uin)];
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect(twice[1]?.answer()).toMatchObject([{ ...cleaning, storeId, struckAt: null }]);
  const refused = async (...given: Parameters<typeof record>) => (await record(...given)).problem.code;
  expect(await refused(uin, { price: 60_000 })).toBe('work-differs');
  expect(await refused(uin, { doneOn: '2026-11-21', ticket: 'Р-2' })).toBe('work-date');
  expect(await refused(uin, { doneOn: '2025-03-07', ticket: 'Р-2' })).toBe('work-date');
  expect(await refused(makeUin())).toBe('piece-not-sold');
  const stranger = await makeStaff(shop.context, ['warehouse'], ['petrovka']);
  expect(await refused(uin, {}, stranger)).toBe('no-such-call');
  expect(await refused(uin, { storeId: storeId + 1 })).toBe('other-store');
});

test('a work that was written down by mistake leaves the card and stays in the books', async () => {
  const uin = await sold();
  await record(uin);
  const strike = (ticket: string) =>
    shop.call(strikePieceWork, {
      as: consultant.headers,
      params: { uin },
      body: { storeId, ticket, work: 'cleaning', reason: 'другое кольцо' },
    });
  expect((await strike('Р-18')).problem.code).toBe('work-not-found');
  for (const { status } of [await strike('Р-17'), await strike('Р-17')]) expect(status).toBe(200);
  expect((await look(uin)).answer()[0]?.works).toEqual([]);
  const books = (await shop.call(listPieceWorks, { as: consultant.headers, params: { uin } })).answer();
  expect(books).toMatchObject([{ ticket: 'Р-17', struckAt: NOW.toISOString() }]);
  // The same ticket may be written down again.
  expect((await record(uin)).status).toBe(200);
});

test('the exchange brings works; one that changed replaces what it brought before', async () => {
  const uin = await sold();
  const work = { ...cleaning, uin, storeCode: 'petrovka' };
  await importPieceWorks(shop.context, [work]);
  await importPieceWorks(shop.context, [{ ...work, doneOn: '2026-04-03' }]);
  expect((await look(uin)).answer()[0]?.works).toMatchObject([{ doneOn: '2026-04-03' }]);
  await expect(importPieceWorks(shop.context, [{ ...work, storeCode: 'nowhere' }])).rejects.toThrow(
    'unknown-store',
  );
});
