import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmEmail, requestEmailVerification } from '@yahont/contracts/accounts/email-proof.ts';
import { getSecurity } from '@yahont/contracts/accounts/security.ts';
import { currentUser, updateUser } from '@yahont/contracts/accounts/user.ts';
import { changeSubscriptions, getSubscriptions } from '@yahont/contracts/accounts/subscriptions.ts';
import { findCitiesByName } from '@yahont/contracts/locations/locations.ts';
import { cancelOrder } from '@yahont/contracts/orders/orders.ts';
import {
  askForErasure,
  exportOwnData,
  getErasure,
  withdrawErasure,
} from '@yahont/contracts/privacy/privacy.ts';
import { cityDate, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { accountData } from '#src/domains/people/accounts/personal-data.ts';
import type { PersonalData } from '#src/platform/personal-data.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { createTestApi, type TestApi, type TestHeaders } from '#src/testing/api.ts';
import { leave, makeEmail, messagesTo, sampleLead } from '#src/testing/leads.ts';
import { importedCity } from '#src/testing/products/import-shapes.ts';
import { orderWithWords } from '#src/testing/person/traces.ts';
import { fillSmallShop, type SmallShop } from '#src/testing/small-shop.ts';
import { makeFuser, prove, signIn } from '#src/testing/visitors.ts';
import { privacyData } from '../personal-data.ts';
import { erasureRequests } from '../privacy.tables.ts';
import { eraseAsked } from './erase-asked.ts';

const DAY_MS = 86_400_000;
const VLADIVOSTOK = importedCity({
  id: 310,
  name: 'Владивосток',
  translit: 'vladivostok',
  timezoneOffset: 10,
});
let api: TestApi;
let shop: SmallShop;
beforeAll(async () => {
  api = await createTestApi();
  shop = await fillSmallShop(api);
  await api.imports.importCities([importedCity(), VLADIVOSTOK]);
});
afterAll(() => api.stop());

const ask = (headers: TestHeaders) => api.call(askForErasure, { headers });
const eraseAt = async (headers: TestHeaders) => (await api.call(getErasure, { headers })).answer().eraseAt;
const runJob = () =>
  api.jobs
    .schedules()
    .find(({ name }) => name === 'erase-asked')
    ?.run();
const isErased = async (accountId: number) => {
  const { rows } = await api.database.query('select phone from accounts where id = $1', [accountId]);
  return String(rows[0]?.['phone']) === `erased-${accountId}`;
};

test('an account is erased a week after its owner asked, not a moment earlier', async () => {
  const { headers, accountId, phone } = await signIn(api);
  const at = new Date(api.clock.now().getTime() + 7 * DAY_MS).toISOString();
  expect((await ask(headers)).answer()).toEqual({ eraseAt: at });
  await api.deliverOutbox();
  const [sms] = await messagesTo(api, phone);
  expect(sms?.text).toMatch(/удалим\sкабинет/);
  expect(sms?.text).toContain('/personal/detail/');
  api.clock.advance(7 * DAY_MS - 1);
  await runJob();
  expect(await isErased(accountId)).toBe(false);
  api.clock.advance(1);
  await runJob();
  expect(await isErased(accountId)).toBe(true);
  await runJob();
});

test('the SMS names the day that the page names in the city of who asks', async () => {
  await expect
    .poll(async () => (await api.call(findCitiesByName, { query: { city: 'Владивосток' } })).answer())
    .toHaveLength(1);
  // Evening in Moscow, and the next day in Vladivostok already.
  api.clock.set(new Date(Math.floor(api.clock.now().getTime() / DAY_MS) * DAY_MS + 15.5 * 3_600_000));
  const { headers, phone } = await signIn(api);
  const { eraseAt: at } = (await ask({ ...headers, 'user-location-id': String(VLADIVOSTOK.id) })).answer();
  await api.deliverOutbox();
  const day = formatDayMonth(cityDate(new Date(at ?? ''), 10));
  expect(day).not.toBe(formatDayMonth(cityDate(new Date(at ?? ''), MOSCOW_HOURS)));
  const texts = (await messagesTo(api, phone)).map(({ text }) => text?.replaceAll('\u00A0', ' '));
  expect(texts).toContainEqual(expect.stringContaining(`удалим кабинет ${day.replaceAll('\u00A0', ' ')}.`));
});

test('asking twice changes nothing, and it can be taken back until the last moment', async () => {
  const { headers, accountId, phone } = await signIn(api);
  const first = (await ask(headers)).answer();
  await api.deliverOutbox();
  api.clock.advance(DAY_MS);
  const { headers: later } = await signIn(api, { phone });
  const before = (await messagesTo(api, phone)).length;
  expect((await ask(later)).answer()).toEqual(first);
  await api.deliverOutbox();
  expect(await messagesTo(api, phone)).toHaveLength(before);
  for (const _time of [1, 2])
    expect((await api.call(withdrawErasure, { headers: later })).answer()).toEqual({ eraseAt: null });
  api.clock.advance(30 * DAY_MS);
  await runJob();
  expect(await isErased(accountId)).toBe(false);
  expect(await eraseAt((await signIn(api, { phone })).headers)).toBeNull();
});

test('who asks and takes it back again and again gets one SMS a day', async () => {
  const { headers, phone } = await signIn(api);
  const count = async () => {
    await api.deliverOutbox();
    return (await messagesTo(api, phone)).length;
  };
  await ask(headers);
  const once = await count();
  for (const _time of [1, 2, 3]) {
    (await api.call(withdrawErasure, { headers })).answer();
    (await ask(headers)).answer();
  }
  expect(await count()).toBe(once);
});

test('messages that wait for somebody whose address was only typed are sent', async () => {
  const victim = makeEmail();
  const typist = await signIn(api);
  const body = { name: 'Анна', lastName: 'Орлова', email: victim };
  (await api.call(updateUser, { headers: typist.headers, body })).answer();
  await ask(typist.headers);
  api.clock.advance(7 * DAY_MS);
  await enqueue(api.context.db, {
    topic: 'send-mail',
    payload: { to: victim, subject: 'Заказ', text: 'Готов', html: '<p>Готов</p>' },
  });
  await runJob();
  expect(await isErased(typist.accountId)).toBe(true);
  await api.deliverOutbox();
  expect((await messagesTo(api, victim)).map(({ text }) => text)).toContain('Готов');
});

test('a wish that is taken back while others are being erased is not carried out', async () => {
  const [first, second] = [await signIn(api), await signIn(api)];
  await ask(first.headers);
  api.clock.advance(1);
  await ask(second.headers);
  api.clock.advance(7 * DAY_MS);
  await eraseAsked(api.context, () => ({
    accounts: accountData,
    // The second owner changes their mind at this moment.
    other: {
      erase: async (tx) => {
        await tx.delete(erasureRequests).where(eq(erasureRequests.accountId, second.accountId));
      },
    },
  }));
  expect([await isErased(first.accountId), await isErased(second.accountId)]).toEqual([true, false]);
});

test('a fault with one person keeps none of the others waiting', async () => {
  const [broken, other] = [await signIn(api), await signIn(api)];
  await ask(broken.headers);
  api.clock.advance(1);
  await ask(other.headers);
  api.clock.advance(7 * DAY_MS);
  const faulty: PersonalData = {
    erase: async (_tx, { accountId }) => {
      if (accountId === broken.accountId) throw new Error('the disk is full');
    },
  };
  await eraseAsked(api.context, () => ({ accounts: accountData, privacy: privacyData, faulty }));
  expect([await isErased(broken.accountId), await isErased(other.accountId)]).toEqual([false, true]);
  await runJob();
  expect(await isErased(broken.accountId), 'it is tried again a day later').toBe(false);
  api.clock.advance(DAY_MS);
  await runJob();
  expect(await isErased(broken.accountId)).toBe(true);
});

test('what advertises ends at once', async () => {
  const { headers } = await signIn(api);
  await api.call(changeSubscriptions, { headers, body: { subscribes: [{ code: 'guide', isActive: true }] } });
  await ask(headers);
  const { subscribes } = (await api.call(getSubscriptions, { headers })).answer();
  expect(subscribes.filter(({ isActive }) => isActive)).toEqual([]);
});

test('asking takes the consent to personal data back once, and keeping the account gives it again', async () => {
  const { headers, accountId } = await signIn(api);
  const consents = async () => {
    const { rows } = await api.database.query(
      `select * from consents where account_id = $1 and kind = 'personal-data' and source <> 'sign-in'
       order by id`,
      [accountId],
    );
    return rows;
  };
  const [gone, given] = [false, true].map((isGiven) => ({ source: 'erasure', is_given: isGiven }));
  for (const _time of [1, 2]) await ask(headers);
  expect(await consents()).toMatchObject([gone]);
  expect((await consents())[0]?.['network']).not.toBe('');
  for (const _time of [1, 2]) await api.call(withdrawErasure, { headers });
  expect(await consents()).toMatchObject([gone, given]);
  await ask(headers);
  api.clock.advance(7 * DAY_MS);
  await runJob();
  expect(await isErased(accountId)).toBe(true);
  expect(await consents()).toMatchObject([gone, given, gone]);
});

test('so does an erasure by staff, once', async () => {
  const { accountId } = await signIn(api);
  for (const _time of [1, 2]) expect(await api.people.erasePerson(accountId)).toEqual({ ok: true });
  const { rows } = await api.database.query(
    "select is_given from consents where account_id = $1 and source = 'erasure'",
    [accountId],
  );
  expect(rows).toEqual([{ is_given: false }]);
});

test('an open order refuses; one that was made meanwhile makes the erasure wait', async () => {
  const { headers, accountId, phone } = await signIn(api);
  const orderId = await orderWithWords(api, shop, headers);
  const refused = await ask(headers);
  expect([refused.status, refused.problem.code]).toEqual([409, 'open-orders']);
  expect(refused.problem.context).toEqual({ orders: [`Я-${orderId}`] });
  await api.call(cancelOrder, { headers, params: { id: orderId } });
  await ask(headers);
  const second = await orderWithWords(api, shop, headers);
  api.clock.advance(7 * DAY_MS);
  await runJob();
  expect(await isErased(accountId)).toBe(false);
  const later = (await signIn(api, { phone })).headers;
  await api.call(cancelOrder, { headers: later, params: { id: second } });
  await runJob();
  expect(await isErased(accountId)).toBe(false);
  api.clock.advance(DAY_MS);
  await runJob();
  expect(await isErased(accountId)).toBe(true);
});

test('typing an address of somebody else gives nobody what they wrote, nor erases it', async () => {
  const victim = { ...sampleLead('vacancy'), email: makeEmail() };
  await leave(api, victim);
  await leave(api, { kind: 'subscription', email: victim.email });
  const thief = await signIn(api);
  const body = { name: 'Анна', lastName: 'Орлова', email: victim.email };
  (await api.call(updateUser, { headers: thief.headers, body })).answer();
  const copyOf = async (headers: TestHeaders) =>
    JSON.stringify((await api.call(exportOwnData, { headers })).answer());
  expect(await copyOf(thief.headers)).not.toContain(victim.phone);
  await ask(thief.headers);
  api.clock.advance(7 * DAY_MS);
  await runJob();
  expect(await isErased(thief.accountId)).toBe(true);

  const { headers } = await signIn(api);
  (await api.call(requestEmailVerification, { headers, body: { email: victim.email } })).answer();
  await api.deliverOutbox();
  const letters = await messagesTo(api, victim.email);
  const token = letters.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1]).find((one) => one !== undefined);
  (await api.call(confirmEmail, { body: { token: token ?? '' } })).answer();
  const own = await copyOf(headers);
  expect(own, 'a proved address is enough').toContain(victim.phone);
  expect(own).toContain('"newsletter":[{');
});

test('the owner gets a copy as a file; another account gets neither copy nor erasure', async () => {
  const { headers, phone } = await signIn(api);
  const response = await api.send('GET /api/account/data', { headers });
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="yahont-dannye.json"');
  expect(await response.text()).toContain(phone);
  const stranger = await signIn(api);
  const { answer } = await api.call(exportOwnData, { headers: stranger.headers });
  expect(JSON.stringify(answer())).not.toContain(phone);
  await ask(stranger.headers);
  expect(await eraseAt(headers)).toBeNull();
  await api.call(withdrawErasure, { headers });
  expect(await eraseAt(stranger.headers)).not.toBeNull();
  for (const caller of [{}, await makeFuser(api)])
    for (const endpoint of [exportOwnData, getErasure, askForErasure, withdrawErasure])
      expect((await api.call(endpoint, { headers: caller })).status).toBe(401);
  expect((await api.call(currentUser, { headers })).answer()).toMatchObject([{ phone }]);
});

test('an open session alone takes no data along and erases nothing: a fresh sign-in or proof does', async () => {
  const shopper = await signIn(api);
  const { headers } = shopper;
  const fresh = async () => (await api.call(getSecurity, { headers })).answer().freshUntil;
  expect(await fresh()).toBe(new Date(api.clock.now().getTime() + 10 * 60_000).toISOString());
  api.clock.advance(10 * 60_000);
  expect(await fresh()).toBeNull();
  for (const call of [exportOwnData, askForErasure]) {
    const { status, problem } = await api.call(call, { headers });
    expect([status, problem.code]).toEqual([403, 'proof-needed']);
  }
  expect(
    (await api.send('GET /api/account/data', { headers })).headers.get('content-disposition'),
  ).toBeNull();
  expect(await eraseAt(headers)).toBeNull();
  expect((await api.call(withdrawErasure, { headers })).status, 'keeping it needs none').toBe(200);
  await prove(api, shopper);
  expect(JSON.stringify((await api.call(exportOwnData, { headers })).answer())).toContain(shopper.phone);
  expect((await ask(headers)).status).toBe(201);
});
