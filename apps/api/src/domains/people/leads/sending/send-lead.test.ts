import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendFeedback } from '@yahont/contracts/support/feedback.ts';
import { LEAD_KINDS } from '@yahont/values/leads/lead-choices.ts';
import { wrongLeadFields } from '@yahont/values/leads/lead-fields.ts';
import { createTestApi, makePhone, type TestApi } from '#src/testing/api.ts';
import { leave, makeEmail, messagesTo, sampleLead } from '#src/testing/leads.ts';
import { signIn } from '#src/testing/visitors.ts';

const MINUTE_MS = 60_000;
const KEPT = LEAD_KINDS.filter((kind) => kind !== 'subscription');

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.stop());

async function rowOf(id: number) {
  return (await api.database.query('select * from leads where id = $1', [id])).rows[0];
}

describe('a request of every kind', () => {
  test.each(KEPT)('%s is kept, sent to the operators and acknowledged once', async (kind) => {
    const lead = sampleLead(kind);
    const { id, answerBy } = (await leave(api, lead)).answer();
    const { kind: _kind, ...fields } = lead;
    expect(await rowOf(id)).toMatchObject({
      kind,
      state: 'new',
      name: 'Анна',
      email: lead.email,
      consent_document: '/politika/soglasie/',
      fields,
    });
    await api.deliverOutbox();
    await api.deliverOutbox();
    const toOperators = await messagesTo(api, 'operators@shop.test');
    expect(toOperators.filter(({ subject }) => subject.startsWith(`Заявка № З-${id}:`))).toHaveLength(1);
    const [letter, ...others] = await messagesTo(api, lead.email ?? '');
    expect(others).toEqual([]);
    expect(letter?.subject).toBe(`Заявка № З-${id} принята — «Яхонт»`);
    expect(letter?.text).toContain(`до конца дня ${Number(answerBy?.slice(-2))} `);
    // An address may be somebody else's: what was typed is not sent to it.
    expect(letter?.text).not.toContain('подробнее');
  });

  test.each(LEAD_KINDS)('%s without its fields is refused at each of them', async (kind) => {
    const response = await api.send('POST /api/leads', {
      body: { lead: { kind }, acceptsPersonalData: true, token: randomUUID() },
    });
    const problem = (await response.json()) as { errors: { path: string; message: string }[] };
    expect(response.status).toBe(422);
    const required = wrongLeadFields(kind, {}).map((name) => `lead.${name}`);
    expect(required.length).toBeGreaterThan(0);
    expect(problem.errors.map(({ path }) => path)).toEqual(required);
    expect(new Set(problem.errors.map(({ message }) => message))).toEqual(new Set(['Ошибка ввода данных']));
  });
});

test('a request that is sent again, after its answer was lost, is kept once', async () => {
  const lead = { ...sampleLead('partners'), email: makeEmail() };
  const key = randomUUID();
  const send = () => leave(api, lead, { key });
  const first = (await send()).answer();
  expect((await send()).answer()).toEqual(first);
  const other = { ...lead, email: makeEmail() };
  const otherKey = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => leave(api, other, { key: otherKey })));
  expect(new Set(answers.map((one) => one.answer().id)).size).toBe(1);
  const { rows } = await api.database.query('select id from leads where email = any($1)', [
    [lead.email, other.email],
  ]);
  expect(rows).toHaveLength(2);
  await api.deliverOutbox();
  expect(await messagesTo(api, lead.email)).toHaveLength(1);
  // Without a key, and with one that is none, the same words are two requests.
  const unkeyed = (await leave(api, lead, { key: 'нет' })).answer();
  expect(unkeyed.id).not.toBe(first.id);
});

test('the operators learn everything that was asked, and how to answer', async () => {
  const lead = { ...sampleLead('corporate'), phone: '+79161234567', choice: 'Серьги, 40 × 12 000 ₽' };
  const source = {
    utm: { source: 'yandex', campaign: 'gifts' },
    referrer: 'https://ya.ru',
    page: '/corporate_ps/',
  };
  const { id } = (await leave(api, lead, { source })).answer();
  await api.deliverOutbox();
  const letters = await messagesTo(api, 'operators@shop.test');
  const text = letters.find(({ subject }) => subject.includes(`№ З-${id}:`))?.text ?? '';
  for (const part of [
    'Анна, +7 (916) 123-45-67, Москва',
    'ИНН: 7707083893',
    'Повод: Юбилей компании',
    'Выбор в расчёте: Серьги, 40 × 12 000 ₽',
    `Ответить на ${lead.email}`,
    'Страница /corporate_ps/, пришли с https://ya.ru, utm_source=yandex, utm_campaign=gifts',
  ])
    expect(text).toContain(part);
});

test('a sender with a phone alone is answered by SMS', async () => {
  const lead = { ...sampleLead('franchising'), email: '' };
  const { id } = (await leave(api, lead)).answer();
  await api.deliverOutbox();
  const [sms] = await messagesTo(api, lead.phone ?? '');
  expect(sms?.text).toMatch(new RegExp(`^Яхонт: заявка № З-${id} принята\\. Ответим до конца дня \\d`));
});

test('a phone of another country is checked by the rules of that country', async () => {
  const kept = (await leave(api, sampleLead('cis'))).answer();
  expect(await rowOf(kept.id)).toMatchObject({ phone: '+375291234567' });
  const { status, problem } = await leave(api, { ...sampleLead('cis'), country: 'uz' });
  expect([status, problem.errors?.map(({ path }) => path)]).toEqual([422, ['lead.phone']]);
});

test('an ИНН with a wrong check digit is refused', async () => {
  const { problem } = await leave(api, { ...sampleLead('corporate'), inn: '7707083894' });
  expect(problem.errors).toEqual([{ path: 'lead.inn', message: 'Ошибка ввода данных' }]);
});

test('nothing in the source refuses a request', async () => {
  const source = {
    utm: { source: 'x'.repeat(5000) },
    referrer: 'x'.repeat(5000),
    page: 'https://evil.test/',
  };
  const { id } = (await leave(api, sampleLead('feedback'), { source })).answer();
  expect((await rowOf(id))?.['source']).toEqual({ utm: {}, referrer: '', page: '/' });
});

test('without a consent nothing is kept', async () => {
  const lead = sampleLead('feedback');
  const response = await api.send('POST /api/leads', { body: { lead, token: randomUUID() } });
  expect(response.status).toBe(422);
  const { rows } = await api.database.query('select 1 from leads where phone = $1', [lead.phone]);
  expect(rows).toEqual([]);
});

test('a captcha token works once', async () => {
  const token = randomUUID();
  expect((await leave(api, sampleLead('feedback'), { token })).status).toBe(200);
  const { status, problem } = await leave(api, sampleLead('feedback'), { token });
  expect([status, problem.code]).toEqual([422, 'captcha-failed']);
});

describe('limits of an hour', () => {
  test.each([
    ['phone', 5, () => ({ phone: makePhone() })],
    ['e-mail address', 5, () => ({ email: makeEmail() })],
  ])('one %s leaves no more than %i', async (_name, most, same) => {
    const contact = same();
    const send = () => leave(api, { ...sampleLead('feedback'), ...contact });
    const answers = await Promise.all(Array.from({ length: most + 2 }, send));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(most);
    api.clock.advance(10 * MINUTE_MS);
    const { status, problem } = await send();
    expect([status, problem.code, problem.context]).toEqual([429, 'too-many-messages', { retryAfter: 3000 }]);
  });

  test('one address leaves a hundred, as many senders are behind it', async () => {
    const ip = '203.0.113.77';
    const answers = await Promise.all(
      Array.from({ length: 102 }, () => leave(api, sampleLead('rent'), { ip })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(100);
  });
});

test('the feedback call keeps a request too', async () => {
  const { kind: _kind, ...fields } = sampleLead('feedback');
  const body = {
    ...fields,
    topic: 'product' as const,
    message: fields.message ?? '',
    name: 'Анна',
    phone: fields.phone ?? '',
    acceptsPersonalData: true as const,
    token: randomUUID(),
  };
  const { headers, accountId } = await signIn(api);
  const { id } = (await api.call(sendFeedback, { body, headers })).answer();
  expect(await rowOf(id)).toMatchObject({ kind: 'feedback', account_id: accountId, fields });
});

test('a request stands while no mail leaves, and its letters go out later', async () => {
  const broken = await createTestApi(
    { mail: { kind: 'smtp', url: 'smtp://127.0.0.1:9', from: 'shop@shop.test' } },
    api.database,
  );
  const lead = sampleLead('rent');
  const { id } = (await leave(broken, lead)).answer();
  await expect(broken.deliverOutbox()).rejects.toThrow();
  expect(await rowOf(id)).toMatchObject({ state: 'new' });
  expect(await messagesTo(api, lead.email ?? '')).toEqual([]);
  await api.deliverOutbox();
  expect(await messagesTo(api, lead.email ?? '')).toHaveLength(1);
});
