import { afterAll, beforeAll, expect, test } from 'vitest';
import { askSupport } from '@yahont/contracts/support/support.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { updateUser } from '@yahont/contracts/accounts/user.ts';
import { formatPhone } from '@yahont/values/phone.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { makeFuser, signIn } from '#src/testing/visitors.ts';

const MINUTE_MS = 60_000;
const MESSAGE = 'Когда приедет мой заказ?';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.stop());

test('a message is stored and sent to the operators once, with its sender and the address for the answer', async () => {
  const { headers, phone, accountId } = await signIn(api);
  await api.call(updateUser, { headers, body: { name: 'Анна', lastName: 'Орлова' } });
  const { id } = (
    await api.call(askSupport, {
      headers,
      body: { topic: 'order', message: `  ${MESSAGE}\n<b>Спасибо</b>  `, email: 'anna@example.ru' },
    })
  ).answer();
  const { rows } = await api.database.query('select * from support_requests where id = $1', [id]);
  expect(rows).toMatchObject([
    {
      account_id: accountId,
      topic: 'order',
      message: `${MESSAGE}\n<b>Спасибо</b>`,
      email: 'anna@example.ru',
    },
  ]);
  await api.deliverOutbox();
  await api.deliverOutbox();
  const letters = await lettersAbout(id);
  expect(letters).toHaveLength(1);
  expect(plain(letters[0]?.subject)).toBe(`Обращение № О-${id}: заказ — «Яхонт»`);
  const text = plain(letters[0]?.text);
  expect(text).toContain(`Орлова Анна, ${formatPhone(phone)}, Москва`);
  expect(text).toContain(MESSAGE);
  expect(text).toContain('Ответьте в обращении: ответ уйдёт покупателю письмом');
  // An answer to the address of the shopper would be in no thread.
  expect(text).not.toContain('anna@example.ru');
  expect(letters[0]?.html).toContain('&lt;b&gt;Спасибо&lt;/b&gt;');
});

test('without an address the operators are asked to call', async () => {
  const { headers } = await signIn(api);
  const { id } = (
    await api.call(askSupport, { headers, body: { topic: 'other', message: MESSAGE } })
  ).answer();
  await api.deliverOutbox();
  expect(plain((await lettersAbout(id))[0]?.text)).toContain('покупатель получит СМС со ссылкой на ответ');
});

test('an invalid form is refused field by field', async () => {
  const { headers } = await signIn(api);
  const response = await api.send('POST /api/account/support', {
    headers,
    body: { topic: 'complaint', message: '   коротко  ', email: 'anna@' },
  });
  const problem = (await response.json()) as { errors: { path: string; message: string }[] };
  expect(response.status).toBe(422);
  expect(problem.errors).toEqual(
    ['topic', 'message', 'email'].map((path) => ({ path, message: 'Ошибка ввода данных' })),
  );
});

test('the sixth message of an hour is refused with the seconds to wait, also when simultaneous', async () => {
  const { headers, phone } = await signIn(api);
  const body = { topic: 'other' as const, message: MESSAGE };
  const answers = await Promise.all(Array.from({ length: 8 }, () => api.call(askSupport, { headers, body })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  api.clock.advance(10 * MINUTE_MS);
  const { status, problem } = await api.call(askSupport, { headers, body });
  expect([status, problem.code, problem.context]).toEqual([
    429,
    'too-many-messages',
    { retryAfter: 50 * 60 },
  ]);
  api.clock.advance(50 * MINUTE_MS);
  const later = await signIn(api, { phone });
  expect((await api.call(askSupport, { headers: later.headers, body })).status).toBe(200);
});

test('another account cannot write in the name of this one', async () => {
  for (const headers of [{}, await makeFuser(api)]) {
    const { status } = await api.call(askSupport, { headers, body: { topic: 'other', message: MESSAGE } });
    expect(status).toBe(401);
  }
});

async function lettersAbout(id: number) {
  const { answer } = await api.call(listSentMessages, { query: { to: 'operators@shop.test' } });
  return answer().items.filter(({ subject }) => plain(subject).includes(`№ О-${id}:`));
}

/** Replaces no-break spaces, so that expected texts need none. */
function plain(text: string | undefined): string {
  return (text ?? '').replaceAll('\u00A0', ' ');
}
