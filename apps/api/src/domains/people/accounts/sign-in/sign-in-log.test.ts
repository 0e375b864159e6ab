import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { passkeyOptions, signInWithPasskey } from '@yahont/contracts/accounts/passkeys.ts';
import { checkCode, refreshToken } from '@yahont/contracts/accounts/sign-in.ts';
import { createTestApi, makePhone, type TestApi } from '#src/testing/api.ts';
import { createAuthenticator } from '#src/testing/person/authenticator.ts';
import { askForCode, signIn } from '#src/testing/visitors.ts';

const lines: string[] = [];
let api: TestApi;
beforeAll(async () => {
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
  api = await createTestApi({ log });
});
afterAll(() => api.stop());
beforeEach(() => {
  lines.length = 0;
});

function linesAbout(message: string): unknown[] {
  return lines.map((line): unknown => JSON.parse(line)).filter((line) => hasMessage(line, message));
}

function hasMessage(line: unknown, message: string): boolean {
  return typeof line === 'object' && line !== null && 'msg' in line && line.msg === message;
}

test('a sign-in and a refused one are in the log with account, way and reason, and without phone and code', async () => {
  const phone = makePhone();
  const code = await askForCode(api, phone);
  const wrong = code === '0000' ? '0001' : '0000';
  await api.call(checkCode, { body: { phone, code: wrong, acceptsPersonalData: true } });
  const { user } = (await api.call(checkCode, { body: { phone, code, acceptsPersonalData: true } })).answer();
  const requestId = expect.any(String) as unknown;
  expect(linesAbout('a sign-in was refused')).toMatchObject([{ way: 'code', reason: 'wrong', requestId }]);
  expect(linesAbout('signed in')).toMatchObject([{ way: 'code', accountId: user.id, requestId }]);
  expect(lines.join()).not.toContain(phone.slice(2));
  expect(lines.filter((line) => line.includes(`"${code}"`))).toEqual([]);
});

test('a refused passkey is in the log with its way and reason', async () => {
  const { options } = (await api.call(passkeyOptions, {})).answer();
  const response = createAuthenticator().answer({
    origin: 'https://shop.test',
    challenge: String(options['challenge']),
  });
  expect((await api.call(signInWithPasskey, { body: { response } })).status).toBe(422);
  expect(linesAbout('a sign-in was refused')).toMatchObject([{ way: 'passkey', reason: 'passkey-refused' }]);
  expect(linesAbout('signed in')).toEqual([]);
});

test('a stolen refresh token that ends its session is a warning, without the token', async () => {
  const { accountId, refreshToken: first } = await signIn(api);
  const refresh = (token: string) => api.call(refreshToken, { body: { refreshToken: token } });
  const second = (await refresh(first)).answer();
  (await refresh(second.refreshToken)).answer();
  api.clock.advance(60_000);
  expect((await refresh(first)).status).toBe(401);
  expect(linesAbout('a used refresh token came again: its session has ended')).toMatchObject([
    { level: 40, accountId },
  ]);
  expect(lines.join()).not.toContain(first);
});
