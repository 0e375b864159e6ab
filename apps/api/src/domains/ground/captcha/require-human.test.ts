import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { requestCallback } from '@yahont/contracts/callbacks/callbacks.ts';
import { requestCode } from '@yahont/contracts/accounts/sign-in.ts';
import { createTestApi, makePhone } from '#src/testing/api.ts';
import { listenLocally } from '#src/testing/listen-locally.ts';
import { purgeCaptchaTokens } from './purge-captcha-tokens.ts';

const DAY_MS = 86_400_000;

test('a token used for a call is not accepted for a sign-in code', async () => {
  const api = await createTestApi();
  const ask = (token: string) => api.call(requestCode, { body: { phone: makePhone(), token }, ip: token });
  await api.call(requestCallback, { body: { phone: makePhone(), token: 'one' } });
  const { status, problem } = await ask('one');
  expect([status, problem.code]).toEqual([422, 'captcha-failed']);
  expect((await ask('another')).status).toBe(200);
  await api.stop();
});

test('without JavaScript there is no token, and the demo captcha passes every time', async () => {
  const api = await createTestApi();
  for (const ip of ['first', 'second'])
    expect((await api.call(requestCode, { body: { phone: makePhone(), token: '' }, ip })).status).toBe(200);
  await api.stop();
});

test('while the provider fails everyone passes, but a token still works once', async () => {
  const { url, stop } = await listenLocally(
    createServer((_request, response) => {
      response.writeHead(503).end();
    }),
  );
  const api = await createTestApi({ captcha: { kind: 'smartcaptcha', serverKey: 'key', baseUrl: url } });
  const ask = () => api.call(requestCallback, { body: { phone: makePhone(), token: 'same' } });
  expect((await ask()).answer().value.success).toBe(true);
  expect((await ask()).problem.code).toBe('captcha-failed');
  await api.stop();
  await stop();
});

test('only the hash of a token is stored, for a day', async () => {
  const api = await createTestApi();
  const body = { phone: makePhone(), token: 'a token to hide' };
  await api.call(requestCallback, { body });
  const { rows } = await api.database.query('select hash from captcha_tokens');
  expect(rows).toEqual([{ hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  api.clock.advance(DAY_MS - 1000);
  await purgeCaptchaTokens(api.context);
  expect((await api.database.query('select 1 from captcha_tokens')).rows).toHaveLength(1);
  api.clock.advance(2000);
  await purgeCaptchaTokens(api.context);
  expect((await api.database.query('select 1 from captcha_tokens')).rows).toHaveLength(0);
  await api.stop();
});
