import { expect, test } from 'vitest';
import { CARD_WIDTH_MM, keepScreenScale, readScreenScale, subscribeToScreenScale } from './screen-scale.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test('a card of 428 pixels means five pixels a millimetre, on this visit and the next', () => {
  const kept = storage();
  let told = 0;
  const leave = subscribeToScreenScale(() => {
    told += 1;
  });
  expect(readScreenScale(kept)).toBeNull();
  keepScreenScale(CARD_WIDTH_MM * 5, kept);
  leave();
  expect(readScreenScale(kept)).toBeCloseTo(5);
  expect(told).toBe(1);
});

test('what no screen can be is not kept', () => {
  const kept = storage();
  keepScreenScale(10_000, kept);
  expect(readScreenScale(kept)).toBe(9);
  expect(readScreenScale({ getItem: () => 'a card' })).toBeNull();
  expect(readScreenScale({ getItem: () => '400' })).toBeNull();
});
