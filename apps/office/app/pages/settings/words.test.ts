import { expect, test } from 'vitest';
import { GROUPS, readValue, SETTING_WORDS, typedValue, valueText } from './words.ts';

test('every setting has its place once', () => {
  expect(GROUPS.flatMap(({ codes }) => codes).toSorted()).toEqual(Object.keys(SETTING_WORDS).toSorted());
});

test('values are told and typed in their unit', () => {
  const plain = (text: string) => text.replaceAll('\u00A0', ' ');
  expect(
    [valueText(10_000_000, 'kopecks'), valueText(10, 'percent'), valueText(21, 'days')].map(plain),
  ).toEqual(['100 000 ₽', '10 %', '21 день']);
  expect([readValue('100 000', 'kopecks'), readValue('12', 'days'), readValue('1,5', 'days')]).toEqual([
    10_000_000,
    12,
    null,
  ]);
  expect(typedValue(10_000_000, 'kopecks')).toBe('100000');
});
