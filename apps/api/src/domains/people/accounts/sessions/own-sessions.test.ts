import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkCode, refreshToken } from '@yahont/contracts/accounts/sign-in.ts';
import { endOneSession, endOtherSessions, getSecurity } from '@yahont/contracts/accounts/security.ts';
import { currentUser } from '@yahont/contracts/accounts/user.ts';
import { createTestApi, type TestApi, type TestHeaders } from '#src/testing/api.ts';
import { askForCode, signIn } from '#src/testing/visitors.ts';
import { deviceName } from '#src/platform/http/device-name.ts';

const MINUTE_MS = 60_000;
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const PHONE = `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${BLINK} Chrome/142.0.0.0 Mobile Safari/537.36`;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ geoIp: { locate: () => ({ lat: 55.75, lon: 37.62 }) } });
});
afterAll(() => api.stop());

async function list(headers: TestHeaders) {
  return (await api.call(getSecurity, { headers })).answer().sessions;
}

/** Three sessions of one account; the last one on a phone. */
async function three() {
  const first = await signIn(api);
  api.clock.advance(MINUTE_MS);
  const second = await signIn(api, { phone: first.phone });
  api.clock.advance(MINUTE_MS);
  const body = { phone: first.phone, code: await askForCode(api, first.phone) };
  const { answer } = await api.call(checkCode, { body, headers: { 'user-agent': PHONE } });
  return { first, second, third: { headers: { authorization: `Bearer ${answer().token}` } } };
}

test('sessions are listed with device, city and time, the own one first, then the latest seen', async () => {
  const { first, third } = await three();
  api.clock.advance(MINUTE_MS);
  (await api.call(refreshToken, { body: { refreshToken: first.refreshToken } })).answer();
  const [own, ...others] = await list(third.headers);
  expect(own).toMatchObject({ device: 'Телефон на Андроиде, Хром', city: 'Москва', isCurrent: true });
  expect(others.map(({ isCurrent }) => isCurrent)).toEqual([false, false]);
  const lastSeenAt = api.clock.now().toISOString();
  expect(others[0]).toMatchObject({ device: 'Неизвестное устройство', lastSeenAt });
});

test('another account cannot end a session; its owner can, and only its tokens end at once', async () => {
  const { first, second, third } = await three();
  const id = (await list(first.headers)).find(({ isCurrent }) => isCurrent)?.id ?? '';
  const stranger = await signIn(api);
  await api.call(endOneSession, { headers: stranger.headers, params: { id } });
  expect((await api.call(currentUser, { headers: first.headers })).status).toBe(200);
  expect((await api.call(endOneSession, { headers: third.headers, params: { id } })).status).toBe(200);
  expect((await api.call(currentUser, { headers: first.headers })).status).toBe(401);
  const renewed = await api.call(refreshToken, { body: { refreshToken: first.refreshToken } });
  expect(renewed.status).toBe(401);
  expect((await api.call(currentUser, { headers: second.headers })).status).toBe(200);
});

test('all others end together, this one stays', async () => {
  const { first, second, third } = await three();
  expect((await api.call(endOtherSessions, { headers: third.headers })).answer().ended).toBe(2);
  expect((await api.call(currentUser, { headers: first.headers })).status).toBe(401);
  expect((await api.call(currentUser, { headers: second.headers })).status).toBe(401);
  expect(await list(third.headers)).toHaveLength(1);
});

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Chrome/142.0.0.0 Safari/537.36`,
    'Компьютер на Виндоус, Хром',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Chrome/140.0.0.0 YaBrowser/25.10.0 Safari/537.36`,
    'Компьютер на Виндоус, Яндекс Браузер',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${WEBKIT} Version/18.1 Mobile/15E148 Safari/604.1`,
    'Айфон, Сафари',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) ${WEBKIT} Version/17.5 Mobile/15E148 Safari/604.1`,
    'Айпад, Сафари',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Компьютер на Линуксе, Файрфокс',
  ],
  ['curl/8.5.0', 'Неизвестное устройство'],
  ['', 'Неизвестное устройство'],
  [undefined, 'Неизвестное устройство'],
])('%s is «%s»', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
