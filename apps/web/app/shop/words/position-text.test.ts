import { expect, test } from 'vitest';
import { positionIn, positionText } from './position-text.ts';

test.each([
  [{ lat: 55.7601, lon: 37.6512 }, '55.7601,37.6512'],
  [{ lat: -54, lon: 158.9 }, '-54,158.9'],
  [null, ''],
])('%j is kept as «%s» and read again', (position, text) => {
  expect(positionText(position)).toBe(text);
  expect(positionIn(text)).toEqual(position);
});

test.each(['55.76', '55.76,37.65,1', '95,37.65', '55.76,181', 'a,b'])('«%s» is no place', (text) => {
  expect(positionIn(text)).toBeNull();
});
