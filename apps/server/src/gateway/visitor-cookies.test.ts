import { expect, test } from 'vitest';
import { token } from '#src/testing/fake-api.ts';
import { expiryOf } from './tokens.ts';
import { fuserLines, leftOutLine, NO_COOKIES, readVisitorCookies, sessionLines } from './visitor-cookies.ts';

const NOW = 1_700_000_000;

test('cookies of a session expire with its refresh token', () => {
  const tokens = { access: 'a', refresh: 'r', refreshExpires: NOW + 5_184_000 };
  const lines = sessionLines(tokens, { isSecure: false, nowSeconds: NOW });
  expect([...lines.values()]).toEqual([
    'access=a; Path=/; Max-Age=5184000; SameSite=Lax; HttpOnly',
    'refresh=r; Path=/; Max-Age=5184000; SameSite=Lax; HttpOnly',
    `refresh_expires=${NOW + 5_184_000}; Path=/; Max-Age=5184000; SameSite=Lax`,
    'signed_in_before=1; Path=/; Max-Age=31536000; SameSite=Lax',
  ]);
});

test('cookies of an anonymous visitor expire with their token', () => {
  const fuser = token('fuser', 3600);
  const expires = expiryOf(fuser);
  const lines = fuserLines(fuser, { isSecure: true, nowSeconds: expires - 3600 });
  expect([...lines.values()]).toEqual([
    `__Host-fuser=${fuser}; Path=/; Max-Age=3600; SameSite=Lax; HttpOnly; Secure`,
    `fuser_expires=${expires}; Path=/; Max-Age=3600; SameSite=Lax; Secure`,
  ]);
});

test('what did not fit at the sign-in is readable for ten minutes; nothing is written when all fitted', () => {
  const settings = { isSecure: true, nowSeconds: NOW };
  expect(leftOutLine({ favourites: 3, compared: 0 }, settings)).toEqual([
    'left_out',
    'left_out=3.0; Path=/; Max-Age=600; SameSite=Lax; Secure',
  ]);
  expect(leftOutLine({ favourites: 0, compared: 0 }, settings)).toBeNull();
});

const AT = { isSecure: true, nowSeconds: NOW };

test('over https a cookie that a neighbouring host planted is not believed', () => {
  const planted = 'refresh=evil; access=evil; fuser=evil; __Host-fuser=own';
  expect(readVisitorCookies(planted, AT)).toEqual({ ...NO_COOKIES, fuser: 'own' });
  const cart = 'fuser=evil; __Host-access=own; __Host-refresh=own';
  expect(readVisitorCookies(cart, AT)).toEqual({ ...NO_COOKIES, access: 'own', refresh: 'own' });
  const late = { ...AT, nowSeconds: Date.UTC(2027, 1, 1) / 1000 };
  expect(readVisitorCookies('refresh=evil', late), 'once all sessions of that time have ended').toEqual(
    NO_COOKIES,
  );
});

test('over http names have no prefix, and one that has is nothing', () => {
  const read = readVisitorCookies('refresh=own; __Host-refresh=other', { isSecure: false, nowSeconds: NOW });
  expect(read).toEqual({ ...NO_COOKIES, refresh: 'own' });
});

test('names of before are read while there is no new one', () => {
  expect(readVisitorCookies('access=a; refresh=r; known_device=d', AT)).toEqual({
    ...NO_COOKIES,
    access: 'a',
    refresh: 'r',
    device: 'd',
    old: ['access', 'refresh', 'known_device'],
  });
});
