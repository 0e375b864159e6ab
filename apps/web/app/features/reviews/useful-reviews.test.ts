import { expect, test } from 'vitest';
import { readUseful, rememberUseful } from './useful-reviews.ts';

function storageWith(text: string | null) {
  let kept = text;
  const storage = {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
  };
  return () => storage;
}

test('votes are remembered, the last first, and forgotten when they are taken back', () => {
  const storage = storageWith(null);
  rememberUseful({ id: 1, isUseful: true }, storage);
  rememberUseful({ id: 2, isUseful: true }, storage);
  rememberUseful({ id: 1, isUseful: true }, storage);
  expect(readUseful(storage)).toEqual([1, 2]);
  rememberUseful({ id: 1, isUseful: false }, storage);
  expect(readUseful(storage)).toEqual([2]);
});

test('what another script wrote there is no vote, and blocked storage breaks nothing', () => {
  expect(readUseful(storageWith('{"a":1}'))).toEqual([]);
  expect(readUseful(storageWith('[1,"2",null]'))).toEqual([1]);
  expect(readUseful(storageWith('['))).toEqual([]);
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  expect(readUseful(blocked)).toEqual([]);
  expect(() => rememberUseful({ id: 1, isUseful: true }, blocked)).not.toThrow();
});
