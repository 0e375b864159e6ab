import { expect, test } from 'vitest';
import { token } from '#src/testing/fake-api.ts';
import { expiryOf, isFresh } from './tokens.ts';

test('a token is fresh until ten seconds before its expiry', () => {
  const access = token('anna', 900);
  const end = expiryOf(access);
  expect([isFresh(access, end - 11), isFresh(access, end - 10)]).toEqual([true, false]);
});

test.each(['', 'x', 'a.b.c', 'e30.e30.x'])(
  'a string that is not a token, or has no expiry, counts as expired: %j',
  (text) => {
    expect([expiryOf(text), isFresh(text, 0)]).toEqual([0, false]);
  },
);
