import { expect, test } from 'vitest';
import { token } from '#src/testing/fake-api.ts';
import { expiryOf, isFresh } from './tokens.ts';

test('a token is fresh until ten seconds before its end', () => {
  const access = token('anna', 900);
  const end = expiryOf(access);
  expect([isFresh(access, end - 11), isFresh(access, end - 10)]).toEqual([true, false]);
});

test.each(['', 'x', 'a.b.c', 'e30.e30.x'])('what is no token, or names no end, has ended: %j', (text) => {
  expect([expiryOf(text), isFresh(text, 0)]).toEqual([0, false]);
});
