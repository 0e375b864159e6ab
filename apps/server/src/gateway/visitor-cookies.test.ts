import { expect, test } from 'vitest';
import { token } from '#src/testing/fake-api.ts';
import { expiryOf } from './tokens.ts';
import { fuserLines, sessionLines } from './visitor-cookies.ts';

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
    `fuser=${fuser}; Path=/; Max-Age=3600; SameSite=Lax; HttpOnly; Secure`,
    `fuser_expires=${expires}; Path=/; Max-Age=3600; SameSite=Lax; Secure`,
  ]);
});
