import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getCart } from '@yahont/contracts/cart/cart.ts';
import { getFavourites } from '@yahont/contracts/favourites/favourites.ts';
import { getSubscriptions } from '@yahont/contracts/accounts/subscriptions.ts';
import { listOrders } from '@yahont/contracts/orders/order-list.ts';
import { cancelOrder, getOrder } from '@yahont/contracts/orders/orders.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { payByCard, startPayment } from '@yahont/contracts/payment/payment.ts';
import { currentUser } from '@yahont/contracts/accounts/user.ts';
import { refreshToken } from '@yahont/contracts/accounts/sign-in.ts';
import { burnsAfter } from '@yahont/values/sums/point-life.ts';
import { FUSER_AUDIENCE } from '#src/domains/ground/visitors/fuser-token.ts';
import { deriveKeys } from '#src/domains/ground/visitors/index.ts';
import { signToken } from '#src/domains/ground/visitors/sign-token.ts';
import { createTestApi, TEST_SECRETS, type TestApi, type TestHeaders } from '#src/testing/api.ts';
import { openUpgradedDatabase } from '#src/testing/database.ts';
import { ORDERS_AT_0009 } from '#src/testing/fixtures/orders-at-0009.ts';

/** A quarter of an hour after the last order of the fixture. */
const RELEASED_AT = new Date('2026-11-20T15:20:00Z');
const PHONE = '+79160000001';
const ANONYMOUS = 'b130517c-2b35-4814-a631-545dad1e07df';
/** Issued before the release; the fixture contains its hash. */
const REFRESH_TOKEN = 'B-0pK9c4PmGVwWndhMmRHZcuj_b6TrSEWPo9iK1d7cE';

/** Two products that no section of the fixture holds, as an import before the foreign key could leave them. */
const PRODUCTS_WITHOUT_SECTION = `
  update products set section_path = 'sergi/gvozdiki/malye' where id = 3;
  update products set section_path = '' where id = 4;`;

/** Points of a time when they did not burn. */
const OLD_POINTS = "update bonus_entries set created_at = '2024-03-01 10:00:00+00' where id = 10;";

let api: TestApi;
let headers: TestHeaders;

beforeAll(async () => {
  const fixture = new URL('testing/fixtures/shop-at-0009.sql', import.meta.url);
  const data = (await readFile(fileURLToPath(fixture), 'utf8')) + PRODUCTS_WITHOUT_SECTION + OLD_POINTS;
  api = await createTestApi({}, await openUpgradedDatabase({ lastTag: '0009_editor_line', data }));
  api.clock.set(RELEASED_AT);
  const renewed = await api.call(refreshToken, { body: { refreshToken: REFRESH_TOKEN } });
  headers = { authorization: `Bearer ${renewed.answer().token}` };
});
afterAll(() => api.stop());

describe('a database that was filled at migration 0009, after all later migrations', () => {
  test('holds every order with its sums, its item and its history', async () => {
    const { items } = (await api.call(listOrders, { headers })).answer();
    expect(new Set(items.map(({ id }) => id))).toEqual(new Set(Object.keys(ORDERS_AT_0009).map(Number)));
    for (const [id, { uin, lineTotal, history, ...sums }] of Object.entries(ORDERS_AT_0009)) {
      const order = (await api.call(getOrder, { params: { id: Number(id) }, headers })).answer();
      // Since then an order that ended without a hand-over promises nothing.
      const promises = sums.status !== 'expired' && sums.status !== 'cancelled';
      expect(order, id).toMatchObject({ ...sums, bonusToEarn: promises ? sums.bonusToEarn : 0 });
      expect(order.lines, id).toMatchObject([
        { kind: 'jewellery', uins: [uin], total: lineTotal, services: [] },
      ]);
      expect(
        order.history.map(({ status }) => status),
        id,
      ).toEqual(history);
    }
  });

  test('holds the profile, its points, its subscriptions and its favourites', async () => {
    expect((await api.call(currentUser, { headers })).answer()).toMatchObject([
      { id: 1001, phone: PHONE, name: 'Анна', lastName: 'Иванова', birthDate: '1990-05-17', bonus: 2150 },
    ]);
    expect((await api.call(getSubscriptions, { headers })).answer().subscribes).toContainEqual({
      code: 'novelties',
      isActive: true,
    });
    expect((await api.call(getFavourites, { headers })).answer()).toEqual({ ids: [1], stoneIds: [] });
  });

  test('gives all points a day on which they burn; what would have burnt already lives once more', async () => {
    const now = new Date();
    const { rows } = await api.database.query(
      'select id, reason, created_at, burns_at from bonus_entries where points > 0 order by id',
    );
    expect(rows.map(({ id }) => Number(id))).toEqual([1, 2, 5, 7, 10]);
    for (const { id, reason, created_at, burns_at } of rows) {
      const life = reason === 'welcome' ? 'welcome' : 'earned';
      const first = burnsAfter(life, new Date(String(created_at)));
      const again = burnsAfter(life, now);
      expect(new Date(String(burns_at)), String(id)).toEqual(first > now ? first : again);
    }
  });

  test('says which points each order of before has taken: the oldest', async () => {
    const { rows } = await api.database.query(
      'select debit_id as debit, credit_id as credit, points from bonus_uses order by debit_id, credit_id',
    );
    expect(rows.map(({ debit, credit, points }) => [debit, credit, points].map(Number))).toEqual([
      [3, 1, 500],
      [3, 2, 2000],
      [4, 2, 300],
      [6, 2, 100],
      [8, 2, 250],
      [9, 2, 1000],
    ]);
  });

  test('holds the cart of the account with its promo code', async () => {
    const cart = (await api.call(getCart, { headers })).answer();
    expect(cart.lines).toMatchObject([{ skuId: 1, quantity: 2, price: 9_990_000 }]);
    expect(cart).toMatchObject({
      promoCode: 'ZIMA10',
      totals: { promoDiscount: 1_998_000, goods: 17_982_000, bonus: 5394 },
    });
  });

  test('holds the cart of an anonymous visitor', async () => {
    const token = await signToken(deriveKeys(TEST_SECRETS).fuser, {
      audience: FUSER_AUDIENCE,
      subject: ANONYMOUS,
      issuedAt: RELEASED_AT,
      lifeSeconds: 3600,
    });
    const anonymous = { 'fuser-token': token };
    const cart = (await api.call(getCart, { headers: anonymous })).answer();
    expect(cart.lines).toMatchObject([{ skuId: 5, quantity: 1, price: 250_000 }]);
    expect((await api.call(getFavourites, { headers: anonymous })).answer()).toEqual({
      ids: [1],
      stoneIds: [],
    });
  });

  test('holds a section for each product, and every section above it', async () => {
    const { rows } = await api.database.query('select path, parent_path as parent, name from sections');
    expect(rows).toHaveLength(6);
    expect(rows).toEqual(
      expect.arrayContaining([
        { path: 'sergi', parent: null, name: 'Серьги' },
        { path: 'sergi/gvozdiki', parent: 'sergi', name: 'gvozdiki' },
        { path: 'sergi/gvozdiki/malye', parent: 'sergi/gvozdiki', name: 'malye' },
        { path: 'raznoe', parent: null, name: 'raznoe' },
      ]),
    );
  });

  test('holds stores whose hours the next import may change: no staff have changed them', async () => {
    const { rows } = await api.database.query(
      "select imported -> 'hours' = hours as is_imported, imported ? 'specialDays' as has_days from stores",
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toEqual({ is_imported: true, has_days: true });
  });

  test('sends the message that still waited in the outbox', async () => {
    await api.deliverOutbox();
    const { items } = (await api.call(listSentMessages, { query: { to: PHONE } })).answer();
    expect(items[0]?.text).toContain('Я-100222');
  });

  test('lets an unpaid order be paid, and a paid one be cancelled with its money and points', async () => {
    const started = (await api.call(startPayment, { params: { id: 100_223 }, headers })).answer();
    if (started.next.kind !== 'card-form') throw new Error(`no card form but ${started.next.kind}`);
    const number = started.next.testCards.find(({ outcome }) => outcome === 'accepted')?.number ?? '';
    const card = { number, expiry: '12/40', cvc: '123' };
    await api.call(payByCard, { params: { id: started.id }, body: card, headers });
    const paid = (await api.call(getOrder, { params: { id: 100_223 }, headers })).answer();
    expect(paid).toMatchObject({ status: 'paid', isPaid: true });

    (await api.call(cancelOrder, { params: { id: 100_222 }, headers })).answer();
    await api.deliverOutbox();
    const refunded = (await api.call(getOrder, { params: { id: 100_222 }, headers })).answer();
    expect(refunded.status).toBe('refunded');
    const [user] = (await api.call(currentUser, { headers })).answer();
    expect(user?.bonus).toBe(3150);
  });

  test.each([
    ['orders_pickup_store', 'update orders set store_id = null where id = 100223'],
    ['orders_pickup_store', 'update orders set store_id = 1 where id = 100221'],
    ['orders_status', "update orders set status = 'lost' where id = 100223"],
    [
      'sections_parent_path',
      "update sections set parent_path = 'nowhere' where path = 'koltsa/pomolvochnye'",
    ],
    ['products_section_path', "update products set section_path = 'nowhere' where id = 1"],
    ['documents_kind', "update documents set kind = 'poem' where kind = 'news'"],
    [
      'documents_once',
      "insert into documents (kind, address, changed_at) select kind, address, changed_at from documents where address = 'zima'",
    ],
  ])('%s refuses: %s', async (constraint, statement) => {
    await expect(api.database.query(statement)).rejects.toThrow(constraint);
  });
});
