import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askSupport } from '@yahont/contracts/support/support.ts';
import { changeSubscriptions } from '@yahont/contracts/accounts/subscriptions.ts';
import { requestEmailVerification } from '@yahont/contracts/accounts/email-proof.ts';
import { requestCallback } from '@yahont/contracts/callbacks/callbacks.ts';
import { addCartLine, wrapCartLine } from '@yahont/contracts/cart/cart.ts';
import { addFavourite } from '@yahont/contracts/favourites/favourites.ts';
import { sendFeedback } from '@yahont/contracts/support/feedback.ts';
import { reportEmailClick } from '@yahont/contracts/mail-tracking/mail-tracking.ts';
import * as office from '@yahont/contracts/office/returns.ts';
import { askForReturn, getOrderReturns, withdrawReturn } from '@yahont/contracts/returns/returns.ts';
import { cancelOrder } from '@yahont/contracts/orders/orders.ts';
import { getCheckoutOptions, placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import { payByCard, startPayment } from '@yahont/contracts/payment/payment.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { checkCode, requestCode } from '@yahont/contracts/accounts/sign-in.ts';
import { currentUser, updateUser } from '@yahont/contracts/accounts/user.ts';
import { formatPhone } from '@yahont/values/phone.ts';
import { TEST_CARDS } from '#src/adapters/demo-bank/test-cards.ts';
import { startJobs } from '#src/jobs/start-jobs.ts';
import { createTestApi, makePhone } from '#src/testing/api.ts';
import type { TestApi, TestHeaders } from '#src/testing/api.ts';
import { courierOrder } from '#src/testing/courier-order.ts';
import { findInDatabase, listTables } from '#src/testing/search-database.ts';
import { handOverAll } from '#src/testing/returns/bought.ts';
import { makeStaff } from '#src/testing/staff.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import type { SmallShop } from '#src/testing/small-shop.ts';
import { until } from '#src/testing/until.ts';
import { askForCode, signIn } from '#src/testing/visitors.ts';

/** Each is written by a call below and occurs nowhere else. */
const WORDS = {
  name: 'Аполлинария',
  lastName: 'Преображенская',
  surName: 'Вольдемаровна',
  email: 'apollinaria@example.ru',
  otherEmail: 'provereno@example.ru',
  contactName: 'Евпраксия',
  contactEmail: 'evpraxia@example.ru',
  street: 'Малая Подьяческая',
  flat: 'квартира-4711',
  comment: 'домофон не работает, звоните',
  giftNote: 'Ненаглядной Капитолине',
  question: 'где мой перстень с топазом',
  feedback: 'можно ли уменьшить кольцо прабабушки',
  feedbackName: 'Феодора',
  birthDate: '1977-03-14',
  returnComment: 'колечко жмёт моей бабушке',
  returnAddress: 'Большая Подьяческая, 14',
  checkWords: 'со слов Капитолины, упало в суп',
  denialWords: 'Уважаемая Евпраксия, на кольце царапина',
};
const MAIL_ID = '5f1d7c9be4b0a3d2c1f0e9d8';

/** Tables with a column that looks personal and is not about a shopper. */
const NOT_SHOPPERS = [
  'public.cities',
  'public.collections',
  'public.failed_sign_ins',
  'public.products',
  'public.sections',
  'public.seo_pages',
  'public.staff',
  'public.stones',
  'public.stores',
];

let api: TestApi;
let shop: SmallShop;
let person: { accountId: number; phone: string; headers: TestHeaders };
const contactPhone = makePhone();

beforeAll(async () => {
  api = await createTestApi();
  shop = await fillSmallShop(api);
  person = await leaveTraces(api, shop);
});
afterAll(() => api.stop());

describe('a person who used every feature', () => {
  test('no table with personal data is empty, so erasure is proven for each', async () => {
    const { rows } = await api.database.query(`
      select distinct format('%I.%I', nspname, relname) as name
      from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
      where relkind = 'r' and nspname = 'public'
        and (attname ~ '(phone|email|name|address|contact|fuser|account|network|payload|comment|message)|^(ip|to|text)$')
      order by name`);
    const suspects = rows.map(({ name }) => String(name)).filter((name) => !NOT_SHOPPERS.includes(name));
    const counted = await Promise.all(
      suspects.map(async (table) => ({ table, count: await countRows(table) })),
    );
    expect(counted.filter(({ count }) => count === 0)).toEqual([]);
    expect(await listTables(api.database)).toEqual(
      expect.arrayContaining([...NOT_SHOPPERS, 'pgboss.job_common']),
    );
  });

  test('the export contains everything that was written', async () => {
    const exported = await api.people.exportPerson(person.accountId);
    const text = JSON.stringify(exported);
    for (const word of [...Object.values(WORDS), person.phone, contactPhone, MAIL_ID])
      expect(text, word).toContain(word);
    expect(exported).toMatchObject({
      accounts: {
        subscriptions: [{ code: 'actions', isActive: true }],
        sessions: [{}],
        signInCodes: [{}, {}],
      },
      cart: [{ skuId: shop.skuId, quantity: 1 }],
      favourites: [{ productId: shop.productId }],
      loyalty: [{ points: 500, reason: 'welcome' }, { reason: 'earned' }],
      orders: [
        { status: 'cancelled', lines: [{}, {}], events: [{}, {}] },
        { status: 'completed', lines: [{}, {}] },
      ],
      returns: [{ state: 'refused', lines: [{}, {}], checks: [{}] }],
      payment: { payments: [{ state: 'cancelled' }, { state: 'succeeded' }], refunds: [] },
    });
    expect(text).not.toMatch(/hash|token/i);
  });

  test('with an open order nothing is erased', async () => {
    const { headers, accountId, phone } = await signIn(api);
    const orderId = await order(api, shop, headers);
    expect(await api.people.erasePerson(accountId)).toMatchObject({
      ok: false,
      reason: 'open-orders',
      orders: [expect.stringContaining(String(orderId))],
    });
    expect((await api.call(currentUser, { headers })).answer()).toMatchObject([{ phone }]);
    expect((await api.call(cancelOrder, { params: { id: orderId }, headers })).status).toBe(200);
    expect(await api.people.erasePerson(accountId)).toEqual({ ok: true });
  });

  test('with an open return nothing is erased', async () => {
    const { headers, accountId } = await signIn(api);
    const orderId = await buy(shop, headers);
    const returnId = await askToReturn(orderId, headers);
    const answer = await api.people.erasePerson(accountId);
    expect(answer).toEqual({ ok: false, reason: 'open-returns', orders: [`Я-${orderId}`] });
    (await api.call(withdrawReturn, { params: { id: returnId }, headers })).answer();
    expect(await api.people.erasePerson(accountId)).toEqual({ ok: true });
  });

  test('an account that does not exist is not found', async () => {
    await expect(api.people.erasePerson(999_999)).rejects.toMatchObject({ reason: 'account-not-found' });
    await expect(api.people.exportPerson(999_999)).rejects.toMatchObject({ reason: 'account-not-found' });
  });

  test('after erasure no table contains anything of them', async () => {
    const before = await findInDatabase(api.database, person.phone);
    expect(Object.keys(before).length).toBeGreaterThan(5);
    const stranger = await signIn(api);

    expect(await api.people.erasePerson(person.accountId)).toEqual({ ok: true });

    const markers = [...Object.values(WORDS), MAIL_ID];
    for (const phone of [person.phone, contactPhone]) markers.push(phone, phone.slice(2), formatPhone(phone));
    for (const marker of markers) expect(await findInDatabase(api.database, marker), marker).toEqual({});
    const found = await api.call(currentUser, { headers: stranger.headers });
    expect(found.answer()).toMatchObject([{ phone: stranger.phone }]);
  });

  test('the audit log records the erasure, and not of whom', async () => {
    const { rows } = await api.database.query(
      `select actor_kind, actor_id, action, before, after from audit
       where subject_type = 'account' and subject_id = $1 order by id`,
      [String(person.accountId)],
    );
    const kept = { actor_kind: 'system', actor_id: 'command', before: null, after: null };
    expect(rows).toEqual([
      { ...kept, action: 'customers.export' },
      { ...kept, action: 'customers.export' },
      { ...kept, action: 'customers.erase' },
    ]);
  });

  test('the order is kept with its sums and lines, without the person', async () => {
    const { rows } = await api.database.query(
      `select orders.*, (select count(*)::int from order_lines where order_id = orders.id) as lines
       from orders where account_id = $1 order by id`,
      [person.accountId],
    );
    const kept = { delivery_address: '', comment: '', contact: { phone: '', email: '' }, lines: 2 };
    expect(rows).toMatchObject([
      { ...kept, status: 'cancelled' },
      { ...kept, status: 'completed' },
    ]);
    expect(Number(rows[0]?.['total'])).toBeGreaterThan(0);
  });

  test('their session has ended, and their phone can open a new account', async () => {
    await until(async () => (await api.call(currentUser, { headers: person.headers })).status === 401);
    api.clock.advance(3_600_000);
    const code = await askForCode(api, person.phone);
    const entered = await api.call(checkCode, { body: { phone: person.phone, code } });
    expect(entered.answer().user.id).not.toBe(person.accountId);
  });

  test('erasing again changes nothing', async () => {
    const dump = async () => (await api.database.query('select * from orders order by id')).rows;
    const [orders, users] = [await dump(), await findInDatabase(api.database, person.phone)];
    expect(await api.people.erasePerson(person.accountId)).toEqual({ ok: true });
    expect(await dump()).toEqual(orders);
    expect(await findInDatabase(api.database, person.phone)).toEqual(users);
  });
});

/** Uses every call that stores something about a person. */
async function leaveTraces(api: TestApi, { skuId, productId }: SmallShop) {
  const signed = await signIn(api);
  const { headers, phone } = signed;
  const { name, lastName, surName, email } = WORDS;
  const birthDate = WORDS.birthDate.split('-').toReversed().join('.');
  const done = [
    await api.call(updateUser, { body: { name, lastName, surName, email, birthDate }, headers }),
    await api.call(requestEmailVerification, { body: { email: WORDS.otherEmail }, headers }),
    await api.call(changeSubscriptions, {
      body: { subscribes: [{ code: 'actions', isActive: true }] },
      headers,
    }),
    await api.call(addFavourite, { params: { id: productId }, headers }),
    await api.call(askSupport, { body: { topic: 'order', message: WORDS.question }, headers }),
    await api.call(sendFeedback, {
      body: {
        topic: 'other',
        message: WORDS.feedback,
        name: WORDS.feedbackName,
        phone,
        acceptsPersonalData: true,
        token: randomUUID(),
      },
    }),
    await api.call(requestCallback, { body: { phone, token: randomUUID() } }),
    await api.call(reportEmailClick, { params: { id: MAIL_ID }, headers }),
  ];
  for (const { status } of done) expect(status).toBeLessThan(300);
  const orderId = await order(api, { skuId }, headers);
  expect((await api.call(cancelOrder, { params: { id: orderId }, headers })).status).toBe(200);
  const bought = await buy({ skuId }, headers);
  await refuseReturned(await askToReturn(bought, headers));
  expect((await api.call(addCartLine, { body: { skuId, quantity: 1 }, headers })).status).toBe(201);

  // The queue keeps sent messages for a while, like the demo.
  const jobs = await startJobs({ context: api.context, database: api.database, registry: api.jobs });
  await until(
    async () => (await api.database.query('select 1 from outbox where queued_at is null')).rows.length === 0,
  );
  await until(async () => (await sentTo(WORDS.contactEmail)) > 0);
  await jobs.stop();
  // Adds rows to the audit log too.
  await api.people.exportPerson(signed.accountId);
  // A sign-in code that has not been sent yet.
  api.clock.advance(61_000);
  expect((await api.call(requestCode, { body: { phone } })).status).toBe(200);
  return signed;
}

/** An order that is paid and in the hands of its buyer. */
async function buy({ skuId }: Pick<SmallShop, 'skuId'>, headers: TestHeaders): Promise<number> {
  const id = await order(api, { skuId }, headers);
  const payment = (await api.call(startPayment, { headers, params: { id } })).answer();
  const number = TEST_CARDS.find(({ outcome }) => outcome === 'accepted')?.number ?? '';
  const body = { number, expiry: '12/40', cvc: '123' };
  (await api.call(payByCard, { headers, params: { id: payment.id }, body })).answer();
  await handOverAll(api, id);
  return id;
}

/** Asks to give all of an order back, with words of the shopper. */
async function askToReturn(orderId: number, headers: TestHeaders): Promise<number> {
  const params = { id: orderId };
  const { lines } = (await api.call(getOrderReturns, { params, headers })).answer();
  const body = {
    lineIds: lines.map(({ lineId }) => lineId),
    reason: 'wrong-size' as const,
    comment: WORDS.returnComment,
    route: { kind: 'courier' as const, address: WORDS.returnAddress },
  };
  return (await api.call(askForReturn, { params, headers, body })).answer().id;
}

/** Staff receive, check and refuse a return, with words about its shopper. */
async function refuseReturned(id: number): Promise<void> {
  const { headers } = await makeStaff(api.context, ['head']);
  const params = { id };
  const { rows } = await api.database.query('select uin from return_pieces where return_id = $1', [id]);
  const uin = String(rows[0]?.['uin']);
  const marks = { uinMark: 'right', dmdkMark: 'right', weightMark: 'right', tagMark: 'right' } as const;
  const check = { ...marks, wearMark: 'wrong', stoneMark: 'right', weightMg: null, uin } as const;
  const words = WORDS.denialWords;
  (await api.call(office.scanReturned, { params, headers, body: { uin } })).answer();
  (await api.call(office.receiveReturn, { params, headers, body: {} })).answer();
  const checked = { ...check, words: WORDS.checkWords };
  (await api.call(office.checkReturned, { params, headers, body: checked })).answer();
  (await api.call(office.refuseReturn, { params, headers, body: { denial: 'worn', words } })).answer();
}

async function sentTo(to: string): Promise<number> {
  return (await api.call(listSentMessages, { query: { to } })).answer().items.length;
}

async function order(
  api: TestApi,
  { skuId }: Pick<SmallShop, 'skuId'>,
  headers: TestHeaders,
): Promise<number> {
  const { lines } = (await api.call(addCartLine, { body: { skuId, quantity: 1 }, headers })).answer();
  await api.call(wrapCartLine, {
    params: { id: lines[0]?.id ?? 0 },
    body: { note: WORDS.giftNote },
    headers,
  });
  const options = (await api.call(getCheckoutOptions, { headers })).answer();
  const wish = courierOrder(options, contactPhone);
  const { name: _name, email: _email, ...contact } = wish.contact;
  const body = {
    ...wish,
    contact: { ...contact, name: WORDS.contactName, email: WORDS.contactEmail },
    delivery: {
      kind: 'courier' as const,
      date: options.courier.dates[0] ?? '',
      address: { street: WORDS.street, house: '9', flat: WORDS.flat },
    },
    comment: WORDS.comment,
  };
  const placed = await api.call(placeOrder, {
    body,
    headers: { ...headers, 'idempotency-key': randomUUID() },
  });
  return placed.answer().id;
}

async function countRows(table: string): Promise<number> {
  const { rows } = await api.database.query(`select count(*)::int as count from ${table}`);
  return Number(rows[0]?.['count']);
}
