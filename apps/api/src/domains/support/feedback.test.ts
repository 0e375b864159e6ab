import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendFeedback } from '@yahont/contracts/support/feedback.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { askSupport } from '@yahont/contracts/support/support.ts';
import { formatPhone } from '@yahont/values/phone.ts';
import { createTestApi, makePhone } from '#src/testing/api.ts';
import type { TestApi } from '#src/testing/api.ts';
import { signIn } from '#src/testing/visitors.ts';
import { purgeFeedback } from './purge-feedback.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const MESSAGE = 'Сделаете ли кольцо 16,25?';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.stop());

test('the form of a visitor without a token is stored and sent to the operators once', async () => {
  const phone = makePhone();
  const { id } = (await write({ phone, email: 'anna@example.ru' })).answer();
  const { rows } = await api.database.query('select * from support_requests where id = $1', [id]);
  expect(rows).toMatchObject([
    { account_id: null, name: 'Анна', phone, topic: 'product', message: MESSAGE, email: 'anna@example.ru' },
  ]);
  await api.deliverOutbox();
  await api.deliverOutbox();
  const { items } = (await api.call(listSentMessages, { query: { to: 'operators@shop.test' } })).answer();
  const letters = items.filter(({ subject }) => plain(subject).includes(`№ ${id}:`));
  expect(letters).toHaveLength(1);
  expect(plain(letters[0]?.text)).toContain(`Анна, ${formatPhone(phone)}, Москва`);
  expect(plain(letters[0]?.text)).toContain('Ответить на anna@example.ru');
});

test('without a consent, a name or a phone the form is refused at its fields', async () => {
  const response = await api.send('POST /api/feedback', {
    body: { topic: 'product', message: MESSAGE, name: '', phone: '+7', token: randomUUID() },
  });
  const problem = (await response.json()) as { errors: { path: string; message: string }[] };
  expect(response.status).toBe(422);
  expect(problem.errors).toContainEqual({ path: 'acceptsPersonalData', message: 'Ошибка ввода данных' });
  expect(new Set(problem.errors.map(({ path }) => path))).toEqual(
    new Set(['name', 'phone', 'acceptsPersonalData']),
  );
});

test('a captcha token works once', async () => {
  const token = randomUUID();
  expect((await write({ token })).status).toBe(200);
  const { status, problem } = await write({ token });
  expect([status, problem.code]).toEqual([422, 'captcha-failed']);
});

test('the sixth form of an hour for one phone, and the eleventh of one network, must wait', async () => {
  const phone = makePhone();
  const answers = await Promise.all(Array.from({ length: 7 }, () => write({ phone })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  api.clock.advance(10 * MINUTE_MS);
  const { status, problem } = await write({ phone });
  expect([status, problem.code, problem.context]).toEqual([
    429,
    'too-many-messages',
    { retryAfter: 50 * 60 },
  ]);

  const ip = '203.0.113.77';
  const fromOne = await Promise.all(Array.from({ length: 12 }, () => write({ ip })));
  expect(fromOne.filter((answer) => answer.status === 200)).toHaveLength(10);
});

test('forms are deleted after 90 days, questions of an account are not', async () => {
  const { id } = (await write({})).answer();
  const { headers } = await signIn(api);
  const own = (await api.call(askSupport, { headers, body: { topic: 'other', message: MESSAGE } })).answer();
  api.clock.advance(90 * DAY_MS + MINUTE_MS);
  const later = (await write({})).answer();
  await purgeFeedback(api.context);
  const { rows } = await api.database.query('select id from support_requests');
  const ids = rows.map((row) => row['id']);
  expect(ids).toEqual(expect.arrayContaining([own.id, later.id]));
  expect(ids).not.toContain(id);
});

function write({ ip, ...fields }: { phone?: string; email?: string; token?: string; ip?: string }) {
  return api.call(sendFeedback, {
    body: {
      topic: 'product',
      message: MESSAGE,
      name: 'Анна',
      phone: makePhone(),
      acceptsPersonalData: true,
      token: randomUUID(),
      ...fields,
    },
    ip: ip ?? randomUUID(),
  });
}

/** Replaces no-break spaces, so that expected texts need none. */
function plain(text: string | undefined): string {
  return (text ?? '').replaceAll('\u00A0', ' ');
}
