import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withdrawReturn } from '@yahont/contracts/returns/returns.ts';
import { cancelOrder } from '@yahont/contracts/orders/orders.ts';
import { checkCode } from '@yahont/contracts/accounts/sign-in.ts';
import { currentUser } from '@yahont/contracts/accounts/user.ts';
import { kopecks } from '@yahont/values/money.ts';
import { formatPhone } from '@yahont/values/phone.ts';
import { approvals } from '#src/domains/after/approvals/approvals.tables.ts';
import { createTestApi, type TestApi, type TestHeaders } from '#src/testing/api.ts';
import { buyCertificate, giftFor } from '#src/testing/money/electronic-order.ts';
import { approvalCalls } from '#src/testing/office/approvals.ts';
import { findInDatabase, listTables } from '#src/testing/search-database.ts';
import { fillSmallShop, type SmallShop } from '#src/testing/small-shop.ts';
import { makeStaff } from '#src/testing/staff.ts';
import { until } from '#src/testing/until.ts';
import { askForCode, signIn } from '#src/testing/visitors.ts';
import {
  CONTACT_PHONE,
  MAIL_ID,
  WORDS,
  askToReturn,
  buyWithWords,
  leaveTraces,
  orderWithWords,
} from '#src/testing/person/traces.ts';

/** Tables with a column that looks personal and is not about a shopper. */
const NOT_SHOPPERS = [
  'public.badges',
  'public.cities',
  'public.collections',
  'public.failed_sign_ins',
  'public.house_phones',
  'public.import_runs',
  'public.laboratories',
  'public.products',
  'public.sections',
  'public.staff',
  'public.staff_passkey_challenges',
  'public.staff_passkeys',
  'public.stones',
  'public.stores',
];

let api: TestApi;
let shop: SmallShop;
let person: { accountId: number; phone: string; headers: TestHeaders };

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
    for (const word of [...Object.values(WORDS), person.phone, CONTACT_PHONE, MAIL_ID])
      expect(text, word).toContain(word);
    expect(exported).toMatchObject({
      accounts: {
        subscriptions: expect.arrayContaining([expect.objectContaining({ code: 'actions', isActive: true })]),
        sessions: [{}],
        signInCodes: [{}, {}, {}],
        passkeys: [{}],
        replacedEmails: [{ email: WORDS.replacedEmail }],
      },
      addresses: [{ hint: WORDS.addressHint }],
      consents: expect.arrayContaining([
        expect.objectContaining({ kind: 'offer', source: 'checkout' }),
        expect.objectContaining({ kind: 'marketing', source: 'subscriptions' }),
      ]),
      privacy: [{ eraseAt: expect.anything() }],
      cart: [{ skuId: shop.skuId, quantity: 1 }],
      favourites: [{ productId: shop.productId }],
      comparisons: [{ productId: shop.productId }],
      loyalty: [{ points: 500, reason: 'welcome' }, { reason: 'earned' }, { reason: 'earned' }],
      orders: [
        { status: 'cancelled', lines: [{}, {}], events: [{}, {}] },
        { status: 'completed', lines: [{}, {}] },
        { status: 'completed', lines: [{}, {}] },
        { status: 'completed', lines: [{ kind: 'certificate' }] },
      ],
      visitors: { limited: expect.arrayContaining([expect.objectContaining({ kind: 'certificate-try' })]) },
      certificates: { toPayWith: [{ isApplied: true }] },
      leads: {
        leads: [{ consent: { document: '/politika/soglasie/' } }, {}],
        newsletter: [{ consent: { document: '/politika/soglasie/' } }],
      },
      purchases: [{ receipt: 'Ч-4711', lines: [{}] }],
      returns: [
        { state: 'refused', postage: { asked: 64_200 }, files: [{ name: WORDS.postageFile }] },
        { state: 'refused', lines: [{}, {}], checks: [{}], postage: null, files: [] },
      ],
      payment: {
        payments: [{ state: 'succeeded' }, { state: 'succeeded' }, { state: 'succeeded' }],
        refunds: [],
        savedCards: [{ brand: 'Мир', last4: '0004', validUntil: '2040-12' }],
      },
    });
    expect(text).not.toMatch(/hash|token/i);
  });

  test('with an open order nothing is erased', async () => {
    const { headers, accountId, phone } = await signIn(api);
    const orderId = await orderWithWords(api, shop, headers);
    expect(await api.people.erasePerson(accountId)).toMatchObject({
      ok: false,
      reason: 'open-orders',
      orders: [expect.stringContaining(String(orderId))],
    });
    expect((await api.call(currentUser, { headers })).answer()).toMatchObject([{ phone }]);
    expect((await api.call(cancelOrder, { params: { id: orderId }, headers })).status).toBe(200);
    expect(await api.people.erasePerson(accountId)).toEqual({ ok: true });
  });

  test('while a gift certificate waits for its hour nothing is erased', async () => {
    const { headers, accountId } = await signIn(api);
    const day = new Date(api.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
    const gift = giftFor({ sending: { cityId: 216, day, hour: 10 } });
    const { id } = await buyCertificate(api, headers, { amount: kopecks(500_000), gift });
    const refused = { ok: false, reason: 'open-orders', orders: [`Я-${id}`] };
    expect(await api.people.erasePerson(accountId)).toEqual(refused);
    await api.deliverOutbox();
    expect(await api.people.erasePerson(accountId)).toEqual(refused);
    const { rows } = await api.database.query(
      `update gift_certificates set sent_at = now() where id =
        (select certificate_id from order_lines where order_id = $1) returning id`,
      [id],
    );
    expect(rows).toHaveLength(1);
    expect(await api.people.erasePerson(accountId)).toEqual({ ok: true });
  });

  test('with an open return nothing is erased', async () => {
    const { headers, accountId } = await signIn(api);
    const orderId = await buyWithWords(api, shop, headers);
    const returnId = await askToReturn(api, orderId, headers);
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
    for (const phone of [person.phone, CONTACT_PHONE])
      markers.push(phone, phone.slice(2), formatPhone(phone));
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
      expect.objectContaining({ action: 'customers.ask-erasure', before: null }),
      { ...kept, action: 'customers.export' },
      { ...kept, action: 'customers.export' },
      { ...kept, action: 'customers.erase' },
    ]);
  });

  test('what staff ask about them stays with a number for a name, and a yes gives nothing', async () => {
    const { ask, decide, get } = approvalCalls(api);
    const finance = await makeStaff(api.context, ['finance']);
    const [row] = await api.context.db.select().from(approvals);
    expect(row).toMatchObject({
      subjectType: 'account',
      subjectId: String(person.accountId),
      subjectName: `Покупатель ${person.accountId}`,
      state: 'waiting',
    });
    const id = row?.id ?? 0;
    expect((await decide(finance, id)).status).toBe(200);
    expect((await get(finance, id)).answer()).toMatchObject({
      state: 'not-carried-out',
      failure: { code: 'account-not-found' },
    });
    const head = await makeStaff(api.context, ['head']);
    const asked = await ask(head, { kind: 'points', accountId: person.accountId, points: 5_000 });
    expect(asked.problem.code).toBe('account-not-found');
  });

  test('the postage of a return keeps its sum and loses its receipt', async () => {
    const { rows } = await api.database.query(
      `select asked::int, (select count(*)::int from return_files) as files from return_postages`,
    );
    expect(rows).toEqual([{ asked: 64_200, files: 0 }]);
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
      { ...kept, status: 'completed' },
      { ...kept, status: 'completed', lines: 1 },
    ]);
    expect(Number(rows[0]?.['total'])).toBeGreaterThan(0);
  });

  test('their session has ended, and their phone can open a new account', async () => {
    await until(async () => (await api.call(currentUser, { headers: person.headers })).status === 401);
    api.clock.advance(3_600_000);
    const code = await askForCode(api, person.phone);
    const entered = await api.call(checkCode, {
      body: { phone: person.phone, code, acceptsPersonalData: true },
    });
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

async function countRows(table: string): Promise<number> {
  const { rows } = await api.database.query(`select count(*)::int as count from ${table}`);
  return Number(rows[0]?.['count']);
}
