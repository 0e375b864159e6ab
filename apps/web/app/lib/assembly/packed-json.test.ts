import { expect, test } from 'vitest';
import { pack, unpack } from './packed-json.ts';

test('whoever packed it gets the same value back', () => {
  const value = { name: 'Аврора' };
  expect(unpack(pack(value))).toBe(value);
});

test('what travelled is read from its text, once', () => {
  const { json } = pack({ names: ['Аврора', undefined] });
  const arrived = { json };
  const value = unpack<{ names: unknown[] }>(arrived);
  expect(value).toEqual({ names: ['Аврора', null] });
  expect(unpack(arrived)).toBe(value);
});
