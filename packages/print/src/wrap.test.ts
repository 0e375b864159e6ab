import { expect, test } from 'vitest';
import { wrap } from './wrap.ts';

/** Every sign is one wide. */
const lengthOf = (text: string) => text.length;

test('a text is broken at its spaces and line breaks', () => {
  expect(wrap('кольцо с бриллиантом', 11, lengthOf)).toEqual(['кольцо с', 'бриллиантом']);
  expect(wrap('первая\nвторая строка', 20, lengthOf)).toEqual(['первая', 'вторая строка']);
  expect(wrap('', 10, lengthOf)).toEqual(['']);
});

test('a word that is longer than a line is cut, and nothing of it is lost', () => {
  expect(wrap('УИН 6431234567890123', 8, lengthOf)).toEqual(['УИН', '64312345', '67890123']);
  expect(wrap('а'.repeat(20), 6, lengthOf).join('')).toBe('а'.repeat(20));
});

test('a word that is longer than a line is cut after its own hyphen', () => {
  expect(wrap('Петрова-Водкина', 11, lengthOf)).toEqual(['Петрова-', 'Водкина']);
  expect(wrap('а-б-'.repeat(4), 6, lengthOf).join('')).toBe('а-б-'.repeat(4));
});

test('a no-break space holds its words together', () => {
  expect(wrap('цена 12\u00A0300 рублей', 11, lengthOf)).toEqual(['цена 12\u00A0300', 'рублей']);
});

test('a word is broken at a soft hyphen where it does not fit, and has none where it does', () => {
  const word = 'прослежи\u00ADвае\u00ADмости';
  expect(wrap(word, 9, lengthOf)).toEqual(['прослежи-', 'ваемости']);
  expect(wrap(`для ${word}`, 14, lengthOf)).toEqual(['для прослежи-', 'ваемости']);
  expect(wrap(word, 20, lengthOf)).toEqual(['прослеживаемости']);
});
