import { expect, test } from 'vitest';
import { pack, unpack } from './packed-json.ts';

test('unpacking on the server returns the packed value itself', () => {
  const value = { name: 'Аврора' };
  expect(unpack(pack(value))).toBe(value);
});

test('in the browser the value is parsed from its text once', () => {
  const { json } = pack({ names: ['Аврора', undefined] });
  const arrived = { json };
  const value = unpack<{ names: unknown[] }>(arrived);
  expect(value).toEqual({ names: ['Аврора', null] });
  expect(unpack(arrived)).toBe(value);
});
