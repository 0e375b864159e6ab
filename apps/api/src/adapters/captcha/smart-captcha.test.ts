import { afterEach, expect, test } from 'vitest';
import { createLog } from '#src/platform/log.ts';
import { createTroubles } from '#src/platform/outside/troubles.ts';
import { startFormService } from '#src/testing/form-service.ts';
import { createSmartCaptcha } from './smart-captcha.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const attempt = { token: 'solved', ip: '203.0.113.7' };

test('a solved captcha passes, and the request carries key, token and address', async () => {
  const { captcha, received } = await fakeSmartCaptcha({ status: 'ok', message: '', host: 'yahont.example' });
  expect(await captcha.isHuman(attempt)).toBe(true);
  expect(Object.fromEntries(received[0] ?? [])).toEqual({
    secret: 'server-key',
    token: 'solved',
    ip: '203.0.113.7',
  });
});

test('an unsolved captcha is refused', async () => {
  const { captcha } = await fakeSmartCaptcha({ status: 'failed', message: 'Token invalid or expired.' });
  expect(await captcha.isHuman(attempt)).toBe(false);
});

test('a missing token is refused without a request', async () => {
  const { captcha, received } = await fakeSmartCaptcha({ status: 'ok', host: 'yahont.example' });
  expect(await captcha.isHuman({ ...attempt, token: '' })).toBe(false);
  expect(received).toEqual([]);
});

test('a token solved on another site is refused', async () => {
  const { captcha } = await fakeSmartCaptcha({ status: 'ok', host: 'other.example' });
  expect(await captcha.isHuman(attempt)).toBe(false);
});

test('a failure of the service lets everyone through', async () => {
  const { captcha } = await fakeSmartCaptcha({}, 500);
  expect(await captcha.isHuman(attempt)).toBe(true);
});

test('after three failures nobody waits for the service, which is told and asked again a few seconds later', async () => {
  const { captcha, received, pass, troubles } = await fakeSmartCaptcha({}, 500);
  for (let count = 0; count < 3; count += 1) expect(await captcha.isHuman(attempt)).toBe(true);
  expect([captcha.isAway?.(), troubles.list()]).toEqual([
    true,
    ['the captcha does not answer: everybody passes it'],
  ]);
  expect(await captcha.isHuman(attempt)).toBe(true);
  expect(received).toHaveLength(3);
  pass(4_000);
  expect(await captcha.isHuman(attempt)).toBe(true);
  expect(received).toHaveLength(4);
});

async function fakeSmartCaptcha(answer: object, status = 200) {
  const { url, stop, received } = await startFormService('/validate', answer, status);
  stops.push(stop);
  const settings = { serverKey: 'server-key', hosts: ['yahont.example'], baseUrl: url };
  const log = createLog('silent');
  const troubles = createTroubles(log);
  let at = 0;
  const captcha = createSmartCaptcha(settings, { log, troubles, clock: () => at });
  const pass = (ms: number) => {
    at += ms;
  };
  return { captcha, received, troubles, pass };
}
