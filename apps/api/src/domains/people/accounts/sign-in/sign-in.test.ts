import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { checkCode, requestCode, TICKET_HEADER } from '@yahont/contracts/accounts/sign-in.ts';
import { currentUser } from '@yahont/contracts/accounts/user.ts';
import { createTestApi, makePhone, type TestApi } from '#src/testing/api.ts';
import { listenLocally } from '#src/testing/listen-locally.ts';
import { askForCode, readCode, signIn } from '#src/testing/visitors.ts';

const MINUTE_MS = 60_000;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.stop());

test('a phone and its SMS code sign in, and the account has the welcome points', async () => {
  const phone = makePhone();
  const code = await askForCode(api, phone);
  const { answer } = await api.call(checkCode, { body: { phone, code, acceptsPersonalData: true } });
  expect(answer().user).toMatchObject({ phone, bonus: 500, name: '' });
  expect(answer().refreshTokenExpire).toBe(Math.floor(api.clock.now().getTime() / 1000) + 60 * 86_400);
  const current = await api.call(currentUser, { headers: { authorization: `Bearer ${answer().token}` } });
  expect(current.answer()).toEqual([answer().user]);
});

test('a phone is accepted in any usual spelling', async () => {
  const phone = makePhone();
  const spelling = `8 (${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8)}`;
  const code = await askForCode(api, phone);
  expect(
    (await api.call(checkCode, { body: { phone: spelling, code, acceptsPersonalData: true } })).answer().user
      .phone,
  ).toBe(phone);
});

test('the SMS expires with its code: after five minutes it is not sent any more', async () => {
  const phone = makePhone();
  const sent = async () => (await api.call(listSentMessages, { query: { to: phone } })).answer().items.length;
  (await api.call(requestCode, { body: { phone }, ip: phone })).answer();
  api.clock.advance(5 * MINUTE_MS);
  expect(await api.deliverOutbox()).toBe(0);
  expect(await sent()).toBe(0);
  (await api.call(requestCode, { body: { phone }, ip: phone })).answer();
  api.clock.advance(5 * MINUTE_MS - 1);
  await api.deliverOutbox();
  expect(await sent()).toBe(1);
});

test('signing in again opens the same account without new welcome points', async () => {
  const first = await signIn(api);
  api.clock.advance(2 * MINUTE_MS);
  const second = await signIn(api, { phone: first.phone });
  expect(second.accountId).toBe(first.accountId);
  const { answer } = await api.call(currentUser, { headers: second.headers });
  expect(answer()[0]?.bonus).toBe(500);
});

test('the answer does not reveal whether the phone has an account', async () => {
  const { phone } = await signIn(api);
  api.clock.advance(2 * MINUTE_MS);
  const known = await api.call(requestCode, { body: { phone }, ip: 'constant-1' });
  const unknown = await api.call(requestCode, { body: { phone: makePhone() }, ip: 'constant-2' });
  for (const { answer } of [known, unknown])
    expect(answer()).toEqual({
      success: true,
      retryAfter: 60,
      codeLength: 4,
      way: 'sms',
      ways: ['sms'],
      ticket: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
    });
});

test('a wrong code is refused at its field, and the fifth wrong attempt is the last', async () => {
  const phone = makePhone();
  const code = await askForCode(api, phone);
  const wrong = code === '0000' ? '0001' : '0000';
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const { status, problem } = await api.call(checkCode, { body: { phone, code: wrong } });
    expect(status).toBe(422);
    expect(problem).toMatchObject({ code: 'code-wrong', context: { triesLeft: 4 - attempt } });
    expect(problem.errors).toEqual([{ path: 'code', message: 'Ошибка ввода данных' }]);
  }
  const { status, problem } = await api.call(checkCode, { body: { phone, code, acceptsPersonalData: true } });
  expect([status, problem.code]).toEqual([429, 'too-many-tries']);
});

test('fifty simultaneous guesses get five attempts', async () => {
  const phone = makePhone();
  const code = Number(await askForCode(api, phone));
  const guesses = Array.from({ length: 50 }, (_, index) =>
    String((code + 1 + index) % 10_000).padStart(4, '0'),
  );
  const answers = await Promise.all(
    guesses.map((guess) => api.call(checkCode, { body: { phone, code: guess } })),
  );
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(45);
});

test('a stranger without the ticket neither compares codes nor uses tries up, nor learns that a code was sent', async () => {
  const phone = makePhone();
  const code = await askForCode(api, phone);
  const { status: silence, problem: never } = await api.call(checkCode, {
    body: { phone: makePhone(), code },
  });
  for (const ticket of ['', 'f'.repeat(32)])
    for (let round = 0; round < 10; round += 1) {
      const body = { phone, code, acceptsPersonalData: true };
      const tried = await api.call(checkCode, { body, headers: { 'sign-in-ticket': ticket } });
      expect([tried.status, tried.problem.code]).toEqual([silence, never.code]);
    }
  expect((await api.call(checkCode, { body: { phone, code, acceptsPersonalData: true } })).status).toBe(200);
});

test('an app sends the ticket in the body', async () => {
  const phone = makePhone();
  const { ticket } = (await api.call(requestCode, { body: { phone }, ip: phone })).answer();
  await api.deliverOutbox();
  const code = await readCode(api, phone);
  const body = { phone, code, ticket, acceptsPersonalData: true };
  expect((await api.call(checkCode, { body, headers: { 'sign-in-ticket': '' } })).status).toBe(200);
});

test('strangers who ask for codes of a phone do not keep its known device out', async () => {
  const phone = makePhone();
  const code = await askForCode(api, phone);
  const { deviceToken } = (
    await api.call(checkCode, { body: { phone, code, acceptsPersonalData: true } })
  ).answer();
  for (let round = 0; round < 4; round += 1) {
    api.clock.advance(MINUTE_MS);
    (await api.call(requestCode, { body: { phone }, ip: `stranger-${round}` })).answer();
  }
  const ask = (token: string) =>
    api.call(requestCode, { body: { phone }, ip: phone, headers: { 'known-device': token } });
  for (const token of ['', deviceToken.replace(/.$/, (end) => (end === '0' ? '1' : '0'))])
    expect((await ask(token)).problem.code).toBe('too-many-codes');
  expect((await ask(deviceToken)).status).toBe(200);
  await api.deliverOutbox();
  const own = await readCode(api, phone);
  expect((await api.call(checkCode, { body: { phone, code: own } })).status).toBe(200);
  const other = await api.call(requestCode, {
    body: { phone: makePhone() },
    headers: { 'known-device': deviceToken },
  });
  expect(other.status, 'a token of another phone is nothing').toBe(200);
});

test('forty wrong tries from one network within an hour are the last', async () => {
  const ip = '198.51.100.77';
  for (let round = 0; round < 8; round += 1) {
    const phone = makePhone();
    (await api.call(requestCode, { body: { phone }, ip })).answer();
    await api.deliverOutbox();
    const code = await readCode(api, phone);
    const wrong = code === '0000' ? '0001' : '0000';
    for (let attempt = 0; attempt < 5; attempt += 1)
      await api.call(checkCode, { body: { phone, code: wrong } });
  }
  const { problem } = await api.call(requestCode, { body: { phone: makePhone() }, ip });
  expect([problem.code, problem.context]).toEqual(['too-many-codes', { retryAfter: 3600, limit: 'network' }]);
});

test('a code that is sent twice at once signs the same browser in twice, to one account', async () => {
  const phone = makePhone();
  const code = await askForCode(api, phone);
  const body = { phone, code, acceptsPersonalData: true };
  const both = await Promise.all([1, 2].map(() => api.call(checkCode, { body })));
  const [first, second] = both.map(({ answer }) => answer());
  expect(second?.user).toEqual(first?.user);
  for (const { answer } of both) {
    const headers = { authorization: `Bearer ${answer().token}` };
    expect((await api.call(currentUser, { headers })).answer()[0]).toMatchObject({ phone, bonus: 500 });
  }
  api.clock.advance(9_000);
  const headers = { [TICKET_HEADER]: '0'.repeat(32) };
  expect((await api.call(checkCode, { body, headers })).problem.code, 'another browser').toBe('code-expired');
  const wrong = { ...body, code: code === '0000' ? '0001' : '0000' };
  expect((await api.call(checkCode, { body: wrong })).problem.code).toBe('code-expired');
  expect((await api.call(checkCode, { body })).status).toBe(200);
  api.clock.advance(1_000);
  expect((await api.call(checkCode, { body })).problem.code, 'ten seconds later').toBe('code-expired');
});

test('wrong codes are counted after the right one too', async () => {
  const phone = makePhone();
  const code = await askForCode(api, phone);
  const enter = (typed: string) =>
    api.call(checkCode, { body: { phone, code: typed, acceptsPersonalData: true } });
  (await enter(code)).answer();
  const wrong = code === '0000' ? '0001' : '0000';
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect((await enter(wrong)).problem.code).toBe('code-expired');
  expect((await enter(code)).problem.code).toBe('too-many-tries');
});

test('a code works for five minutes', async () => {
  const phone = makePhone();
  const code = await askForCode(api, phone);
  api.clock.advance(5 * MINUTE_MS);
  const { status, problem } = await api.call(checkCode, { body: { phone, code, acceptsPersonalData: true } });
  expect([status, problem.code]).toEqual([422, 'code-expired']);
  expect(problem.errors).toEqual([{ path: 'code', message: 'Ошибка ввода данных' }]);
});

test('only the newest code works', async () => {
  const phone = makePhone();
  const first = await askForCode(api, phone);
  api.clock.advance(MINUTE_MS);
  const second = await askForCode(api, phone);
  if (first !== second)
    expect((await api.call(checkCode, { body: { phone, code: first } })).status).toBe(422);
  expect(
    (await api.call(checkCode, { body: { phone, code: second, acceptsPersonalData: true } })).status,
  ).toBe(200);
});

test('another visitor cannot sign in with a code sent to this phone', async () => {
  const code = await askForCode(api, makePhone());
  expect((await api.call(checkCode, { body: { phone: makePhone(), code } })).status).toBe(422);
});

test('a second code within a minute is refused with the seconds to wait', async () => {
  const phone = makePhone();
  await askForCode(api, phone);
  api.clock.advance(18_000);
  const { status, problem } = await api.call(requestCode, { body: { phone }, ip: 'another' });
  expect([status, problem.code, problem.context]).toEqual([
    429,
    'too-many-codes',
    { retryAfter: 42, limit: 'resend' },
  ]);
});

test('twenty simultaneous requests send one SMS', async () => {
  const phone = makePhone();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      api.call(requestCode, { body: { phone }, ip: `burst-${index}` }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  await api.deliverOutbox();
  expect((await api.call(listSentMessages, { query: { to: phone } })).answer().items).toHaveLength(1);
});

test('the sixth code of an hour to one phone is refused', async () => {
  const phone = makePhone();
  for (let round = 0; round < 5; round += 1) {
    await askForCode(api, phone);
    api.clock.advance(MINUTE_MS);
  }
  const { problem } = await api.call(requestCode, { body: { phone }, ip: 'sixth' });
  expect([problem.code, problem.context]).toEqual([
    'too-many-codes',
    { retryAfter: 55 * 60, limit: 'phone' },
  ]);
  api.clock.advance(55 * MINUTE_MS);
  expect((await api.call(requestCode, { body: { phone }, ip: 'sixth' })).status).toBe(200);
});

test('a hundred shoppers behind one address get their codes within an hour, and no more', async () => {
  for (let round = 0; round < 100; round += 1) {
    expect((await api.call(requestCode, { body: { phone: makePhone() }, ip: 'busy' })).status).toBe(200);
  }
  const { problem } = await api.call(requestCode, { body: { phone: makePhone() }, ip: 'busy' });
  expect([problem.code, problem.context]).toEqual(['too-many-codes', { retryAfter: 3600, limit: 'network' }]);
});

test('codes are counted by the network of an IPv6 subscriber', async () => {
  const ask = (ip: string) => api.call(requestCode, { body: { phone: makePhone() }, ip });
  for (let host = 1; host <= 20; host += 1) expect((await ask(`2001:db8:5:1::${host}`)).status).toBe(200);
  expect((await ask('2001:db8:5:1:ffff::1')).problem.code).toBe('too-many-codes');
  expect((await ask('2001:db8:5:2::1')).status).toBe(200);
});

test('a hundred codes of one /48 of IPv6 are the last, however they are spread', async () => {
  const ask = (ip: string) => api.call(requestCode, { body: { phone: makePhone() }, ip });
  for (let subscriber = 1; subscriber <= 100; subscriber += 1)
    expect((await ask(`2001:db8:6:${subscriber}::1`)).status).toBe(200);
  expect((await ask('2001:db8:6:ffff::1')).problem.code).toBe('too-many-codes');
  expect((await ask('2001:db8:7:1::1')).status).toBe(200);
});

test('only a hash of the code is stored', async () => {
  const phone = makePhone();
  const code = await askForCode(api, phone);
  const { rows } = await api.database.query('select code_hash from sign_in_codes where phone = $1', [phone]);
  expect(String(rows[0]?.['code_hash'])).toMatch(/^[0-9a-f]{64}$/);
  expect(String(rows[0]?.['code_hash'])).not.toContain(code);
});

test('a failed captcha sends nothing', async () => {
  const { url, stop } = await listenLocally(
    createServer((_request, response) => {
      response.setHeader('content-type', 'application/json').end('{"status":"failed"}');
    }),
  );
  const guarded = await createTestApi({ captcha: { kind: 'smartcaptcha', serverKey: 'key', baseUrl: url } });
  const { status, problem } = await guarded.call(requestCode, { body: { phone: makePhone(), token: 'bad' } });
  expect([status, problem.code, problem.errors?.[0]?.path]).toEqual([422, 'captcha-failed', 'token']);
  expect(await guarded.deliverOutbox()).toBe(0);
  await guarded.stop();
  await stop();
});

test('while the captcha lets everybody through, a network gets half as many codes', async () => {
  const { url, stop } = await listenLocally(
    createServer((_request, response) => void response.writeHead(500).end()),
  );
  const unguarded = await createTestApi({
    captcha: { kind: 'smartcaptcha', serverKey: 'key', baseUrl: url },
  });
  const ask = async (count: number) => {
    const body = { phone: makePhone(), token: `solved ${count}` };
    return (await unguarded.call(requestCode, { body, ip: '203.0.113.9' })).status;
  };
  const statuses: number[] = [];
  for (let count = 0; count < 51; count += 1) statuses.push(await ask(count));
  expect(statuses).toEqual([...Array.from({ length: 50 }, () => 200), 429]);
  expect(unguarded.troubles()).toEqual([expect.stringContaining('captcha')]);
  await unguarded.stop();
  await stop();
});

test('malformed bodies are refused and never answer 500', async () => {
  for (const body of [
    null,
    [],
    'x',
    { phone: [] },
    { phone: '+7' },
    { phone: makePhone(), token: 5 },
    { phone: 'я'.repeat(50) },
  ]) {
    const { status } = await api.send('POST /api/auth/code', { body });
    expect(status).toBe(422);
  }
});
