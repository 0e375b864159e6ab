import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  changeSubscriptions,
  getSubscriptions,
  type SubscriptionCode,
} from '@yahont/contracts/accounts/subscriptions.ts';
import { showUnsubscribing, unsubscribe } from '@yahont/contracts/accounts/unsubscribe.ts';
import { confirmNewsletter, endNewsletter } from '@yahont/contracts/leads/newsletter.ts';
import { sendTopicLetter } from '@yahont/contracts/office/letters.ts';
import { createTestApi, type TestApi, type TestHeaders } from '#src/testing/api.ts';
import { deliverOutbox } from '#src/testing/deliver-outbox.ts';
import { leave, makeEmail, messagesTo } from '#src/testing/leads.ts';
import { makeStaff } from '#src/testing/staff.ts';
import { makeSubscriber } from '#src/testing/mail/subscriber.ts';
import { announceLetter } from './announce-letter.ts';
import { RECEIVERS_PER_BATCH } from './topic-receivers.sql.ts';
import { unsubscribeLinks } from './unsubscribe-links.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.stop());

const LETTER = { title: 'Новая коллекция', text: 'Опалы в белом золоте.', path: '/news/opals/' };

test('a letter goes to who chose its topic, by the channels they chose, once', async () => {
  const all = await makeSubscriber(api, ['novelties', 'novelties-sms']);
  const sms = await makeSubscriber(api, ['novelties-sms']);
  const other = await makeSubscriber(api, ['actions']);
  const key = randomUUID();
  await send('novelties', { key });
  await send('novelties', { key });
  expect((await letterTo(all.email)).map(({ subject }) => subject)).toEqual(['Новая коллекция — «Яхонт»']);
  expect((await letterTo(all.phone)).map(({ text }) => text)).toEqual([
    expect.stringContaining('https://shop.test/news/opals/'),
  ]);
  expect([await letterTo(sms.email), (await letterTo(sms.phone)).length]).toEqual([[], 1]);
  expect([await letterTo(other.email), await letterTo(other.phone)]).toEqual([[], []]);
});

test('an address that is not proved gets no letter', async () => {
  const { email, accountId } = await makeSubscriber(api, ['guide']);
  await api.database.query('update accounts set email_verified_at = null where id = $1', [accountId]);
  await send('guide');
  expect(await letterTo(email)).toEqual([]);
});

test('a letter has the headers of RFC 8058, and its link ends this topic alone', async () => {
  const person = await makeSubscriber(api, ['novelties', 'actions']);
  await send('actions');
  const [mail] = await letterTo(person.email);
  const link = linkIn(mail?.text ?? '');
  const announced = await announceLetter(
    api.context,
    { letter: 'one', about: 'actions', list: 'accounts', after: person.accountId - 1, ...LETTER },
    {
      publicUrl: 'https://shop.test',
      offsetOfCity: () => 3,
      links: { linkOf: () => link },
      pictureOfPage: (path) => (path === LETTER.path ? { hash: 'abcdef0123456789', alt: 'Опал' } : null),
    },
  );
  expect(announced[0]).toMatchObject({
    topic: 'send-mail',
    payload: {
      to: person.email,
      html: expect.stringMatching(
        new RegExp(`shop.test/pictures/abcdef0123456789/1200.jpeg".*shop.test/unsubscribe/${link}/`, 's'),
      ),
      headers: {
        'List-Unsubscribe': `<https://shop.test/unsubscribe/${link}/>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    },
  });
  // A scanner of the mail program opens every link.
  for (const _time of [1, 2])
    expect((await api.call(showUnsubscribing, { params: { link } })).answer()).toEqual({
      topic: 'actions',
      isSubscribed: true,
    });
  for (const _time of [1, 2])
    expect((await api.call(unsubscribe, { params: { link } })).answer()).toEqual({
      topic: 'actions',
      isSubscribed: false,
    });
  expect(await activeOf(person.headers)).toEqual(['novelties']);
  const { rows } = await api.database.query(
    `select scope, is_given, source from consents where account_id = $1 and scope = 'actions:mail' order by id`,
    [person.accountId],
  );
  expect(rows.at(-1)).toEqual({ scope: 'actions:mail', is_given: false, source: 'unsubscribe-link' });
  expect(rows.filter((row) => row['source'] === 'unsubscribe-link')).toHaveLength(1);
  await send('actions');
  expect(await letterTo(person.email)).toHaveLength(1);
});

test('a forged link ends nothing', async () => {
  const person = await makeSubscriber(api, ['novelties']);
  const forged = unsubscribeLinks(new Uint8Array(32)).linkOf({
    of: 'account',
    id: person.accountId,
    topic: 'novelties',
  });
  for (const link of [forged, 'x', forged.slice(1), `${forged}A`]) {
    expect((await api.call(showUnsubscribing, { params: { link } })).problem.code).toBe('link-unknown');
    expect((await api.call(unsubscribe, { params: { link } })).problem.code).toBe('link-unknown');
  }
  expect(await activeOf(person.headers)).toEqual(['novelties']);
});

test('a subscriber of the footer gets the letters until the link ends them', async () => {
  const email = makeEmail();
  await leave(api, { kind: 'subscription', email });
  await api.deliverOutbox();
  const [asked] = await messagesTo(api, email);
  const confirm = /\/subscription\/([\w-]+)\//.exec(asked?.text ?? '')?.[1] ?? '';
  (await api.call(confirmNewsletter, { params: { link: confirm } })).answer();
  await send('novelties');
  const [mail] = await letterTo(email);
  const link = linkIn(mail?.text ?? '');
  (await api.call(unsubscribe, { params: { link } })).answer();
  expect((await api.call(showUnsubscribing, { params: { link } })).answer().isSubscribed).toBe(false);
  await send('novelties');
  expect(await letterTo(email)).toHaveLength(1);
  const { rows } = await api.database.query(
    `select is_given from consents where contact = $1 and source = 'unsubscribe-link'`,
    [email],
  );
  expect(rows).toEqual([{ is_given: false }]);
});

test('where an account has proved an address of the footer, its own choice is the truth', async () => {
  const email = makeEmail();
  await leave(api, { kind: 'subscription', email });
  await api.deliverOutbox();
  const [asked] = await messagesTo(api, email);
  const link = /\/subscription\/([\w-]+)\//.exec(asked?.text ?? '')?.[1] ?? '';
  (await api.call(confirmNewsletter, { params: { link } })).answer();
  await makeSubscriber(api, ['guide'], email);
  await send('novelties');
  expect(await letterTo(email)).toEqual([]);
});

test('a letter waits for the morning of the city of the last order, Moscow without one', async () => {
  const person = await makeSubscriber(api, ['actions']);
  const wait = async (time: string) => {
    api.clock.set(new Date(time));
    await send('actions', { keepsQuiet: true });
    await deliverOutbox(api, { keepsQuiet: true });
    return (await letterTo(person.email)).length;
  };
  expect(await wait('2027-03-01T18:30:00Z')).toBe(0);
  api.clock.set(new Date('2027-03-02T06:00:00Z'));
  await deliverOutbox(api, { keepsQuiet: true });
  expect(await letterTo(person.email)).toHaveLength(1);
  expect(await wait('2027-03-02T12:00:00Z')).toBe(2);
});

test('a letter that waits for the morning is not sent to who has unsubscribed in the night', async () => {
  api.clock.set(new Date('2027-03-03T18:30:00Z'));
  const person = await makeSubscriber(api, ['novelties', 'novelties-sms']);
  const email = makeEmail();
  await leave(api, { kind: 'subscription', email });
  await api.deliverOutbox();
  const [asked] = await messagesTo(api, email);
  const footer = /\/subscription\/([\w-]+)\//.exec(asked?.text ?? '')?.[1] ?? '';
  (await api.call(confirmNewsletter, { params: { link: footer } })).answer();
  await send('novelties', { keepsQuiet: true });
  await deliverOutbox(api, { keepsQuiet: true });
  const subscribes = [{ code: 'novelties' as const, isActive: false }];
  (await api.call(changeSubscriptions, { headers: person.headers, body: { subscribes } })).answer();
  (await api.call(endNewsletter, { params: { link: footer } })).answer();
  api.clock.set(new Date('2027-03-04T06:00:00Z'));
  await deliverOutbox(api, { keepsQuiet: true });
  expect([await letterTo(person.email), await letterTo(email)]).toEqual([[], []]);
  expect(await letterTo(person.phone), 'the SMS was not switched off').toHaveLength(1);
});

test('subscribers are written to in batches', async () => {
  await api.database.query(
    `insert into accounts (phone, email, email_verified_at, created_at)
    select '+7900' || to_char(n, 'FM0000000'), 'batch-' || n || '@example.ru', now(), now()
    from generate_series(1, ${RECEIVERS_PER_BATCH + 5}) as n`,
  );
  await api.database.query(
    `insert into subscriptions (account_id, code, is_active, changed_at)
    select id, 'guide', true, now() from accounts where email like 'batch-%'`,
  );
  await send('guide');
  const { rows } = await api.database.query(
    `select count(*)::int as count from sent_messages where "to" like 'batch-%'`,
  );
  expect(rows).toEqual([{ count: RECEIVERS_PER_BATCH + 5 }]);
});

test('only who may publish writes to subscribers', async () => {
  const { headers } = await makeStaff(api.context, ['warehouse']);
  const body = { key: randomUUID(), topic: 'guide' as const, ...LETTER };
  expect((await api.call(sendTopicLetter, { headers, body })).status).toBe(404);
  const { headers: staff } = await makeStaff(api.context, ['editor']);
  for (const path of ['//evil.example/', 'https://evil.example/', '/news'])
    expect(
      (await api.send('POST /office/api/letters', { headers: staff, body: { ...body, path } })).status,
    ).toBe(422);
});

type SendOptions = { key?: string; keepsQuiet?: boolean };

async function send(
  topic: 'novelties' | 'actions' | 'guide',
  { key = randomUUID(), keepsQuiet }: SendOptions = {},
) {
  // The clock of the tests outruns the sessions of staff.
  const { headers } = await makeStaff(api.context, ['head']);
  (await api.call(sendTopicLetter, { headers, body: { key, topic, ...LETTER } })).answer();
  if (keepsQuiet !== true) await api.deliverOutbox();
}

/** Letters only: the code of the sign-in went to the phone too. */
async function letterTo(to: string) {
  return (await messagesTo(api, to)).filter(({ text }) => text.includes('/news/opals/'));
}

async function activeOf(headers: TestHeaders): Promise<SubscriptionCode[]> {
  const { subscribes } = (await api.call(getSubscriptions, { headers })).answer();
  return subscribes.filter(({ isActive }) => isActive).map(({ code }) => code);
}

function linkIn(text: string): string {
  return /\/unsubscribe\/([\w-]+)\//.exec(text)?.[1] ?? '';
}
