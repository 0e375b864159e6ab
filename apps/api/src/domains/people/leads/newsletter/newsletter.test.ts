import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSubscriptions } from '@yahont/contracts/accounts/subscriptions.ts';
import { confirmNewsletter, endNewsletter, showNewsletter } from '@yahont/contracts/leads/newsletter.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { leave, makeEmail, messagesTo } from '#src/testing/leads.ts';
import { signIn } from '#src/testing/visitors.ts';
import { purgeLeads } from '../purge-leads.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.stop());

const subscribe = (email: string, ip?: string) =>
  leave(api, { kind: 'subscription', email }, ip === undefined ? {} : { ip });

/** The link of the newest letter to an address. */
async function linkTo(email: string): Promise<string> {
  await api.deliverOutbox();
  const [letter] = await messagesTo(api, email);
  return /\/subscription\/([\w-]+)\//.exec(letter?.text ?? '')?.[1] ?? '';
}

test('an address is confirmed by the link of its letter and ended by the same link', async () => {
  const email = makeEmail();
  const { answerBy } = (await subscribe(email.toUpperCase())).answer();
  expect(answerBy).toBeNull();
  const params = { link: await linkTo(email) };
  const masked = `${email.slice(0, 1)}•••@example.ru`;
  expect((await api.call(showNewsletter, { params })).answer()).toEqual({ state: 'asked', email: masked });
  expect((await api.call(confirmNewsletter, { params })).answer().state).toBe('confirmed');
  expect((await api.call(confirmNewsletter, { params })).answer().state).toBe('confirmed');
  const { rows } = await api.database.query('select * from newsletter_subscribers where email = $1', [email]);
  expect(rows).toMatchObject([{ state: 'confirmed', consent_document: '/politika/soglasie/' }]);
  expect(rows[0]?.['confirmed_at']).not.toBeNull();
  expect((await api.call(endNewsletter, { params })).answer().state).toBe('ended');
});

test('a link that the shop has not made shows nothing', async () => {
  const email = makeEmail();
  await subscribe(email);
  const link = await linkTo(email);
  for (const wrong of [link.slice(0, -2), `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`, 'a']) {
    const { status, problem } = await api.call(confirmNewsletter, { params: { link: wrong } });
    expect([status, problem.code]).toEqual([404, 'subscription-not-found']);
  }
});

test('a letter is not repeated for ten minutes, nor ever to a confirmed address', async () => {
  const email = makeEmail();
  const first = (await subscribe(email)).answer();
  expect((await subscribe(email)).answer()).toEqual(first);
  const link = await linkTo(email);
  expect(await messagesTo(api, email)).toHaveLength(1);
  api.clock.advance(11 * MINUTE_MS);
  await subscribe(email);
  await linkTo(email);
  expect(await messagesTo(api, email)).toHaveLength(2);
  await api.call(confirmNewsletter, { params: { link } });
  api.clock.advance(11 * MINUTE_MS);
  expect((await subscribe(email)).answer()).toEqual(first);
  await linkTo(email);
  expect(await messagesTo(api, email)).toHaveLength(2);
});

test('one household asks for no more than twenty letters an hour', async () => {
  const ip = '2001:db8:9::1';
  const answers = await Promise.all(Array.from({ length: 22 }, () => subscribe(makeEmail(), ip)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
});

test('the subscriptions of an account that has proved the address follow', async () => {
  const email = makeEmail();
  const { headers, accountId } = await signIn(api);
  const active = async () =>
    (await api.call(getSubscriptions, { headers }))
      .answer()
      .subscribes.filter(({ isActive }) => isActive)
      .map(({ code }) => code);
  await api.database.query('update accounts set email = $1 where id = $2', [email, accountId]);
  await subscribe(email);
  const params = { link: await linkTo(email) };
  await api.call(confirmNewsletter, { params });
  // Anybody can write any address into a profile.
  expect(await active()).toEqual([]);
  await api.call(endNewsletter, { params });
  await api.database.query('update accounts set email_verified_at = now() where id = $1', [accountId]);
  await api.call(confirmNewsletter, { params });
  expect(await active()).toEqual(['novelties', 'actions']);
  await api.call(endNewsletter, { params });
  expect(await active()).toEqual([]);
});

test('an address that nobody confirmed is forgotten after a month, an ended one after a year', async () => {
  const [asked, ended] = [makeEmail(), makeEmail()];
  await subscribe(asked);
  await subscribe(ended);
  await api.call(endNewsletter, { params: { link: await linkTo(ended) } });
  const kept = async () => {
    await purgeLeads(api.context);
    const { rows } = await api.database.query(
      'select email from newsletter_subscribers where email in ($1, $2)',
      [asked, ended],
    );
    return rows.map(({ email }) => email);
  };
  api.clock.advance(31 * DAY_MS);
  expect(await kept()).toEqual([ended]);
  api.clock.advance(335 * DAY_MS);
  expect(await kept()).toEqual([]);
});
