import { expect, test } from 'vitest';
import { cleanTyped } from './typed-text.ts';

test.each([
  ['кольцо из золота и серьги с ёлкой', 'кольцо из золота и серьги с ёлкой'],
  ['\u202A+7 916 123\u201145\u201167\u202C', '+7 916 123-45-67'],
  ['\uFEFFАнна\u00AD\u200B ', 'Анна'],
  ['Анна\u00A0\u2009Петровна\u3000', 'Анна Петровна'],
  ['Anai\u0308s', 'Anaïs'],
  ['Мария\u2010Анна', 'Мария-Анна'],
  ['д.\t12,\r\nкорп. 3', 'д. 12, корп. 3'],
  ['\0\u0007А\u009F', 'А'],
  ['и\u200D\u0306', 'й'],
  ['А\uD800', 'А\uFFFD'],
  ['Люблю…', 'Люблю…'],
])('%j becomes %j', (typed, clean) => {
  expect(cleanTyped(typed)).toBe(clean);
  expect(cleanTyped(clean), 'twice').toBe(clean);
});

test('picture signs keep their joiners', () => {
  for (const picture of ['👨‍👩‍👧', '❤️', '👍🏽', '👩🏽‍💻']) expect(cleanTyped(`${picture} `)).toBe(picture);
  expect(cleanTyped('а\u200Dб\uFE0F')).toBe('аб');
});

test('a message keeps its lines', () => {
  expect(cleanTyped(' Первая \r\nвторая\u2028\u00A0третья\rчетвёртая\n', { lines: 'many' })).toBe(
    'Первая\nвторая\n третья\nчетвёртая',
  );
});

test('signs of phones become those of a keyboard where a rule knows these', () => {
  expect(cleanTyped('Люблю… навсегда’ “А”', { signs: 'plain' })).toBe('Люблю... навсегда\' "А"');
  expect(cleanTyped('♥️', { signs: 'plain' })).toBe('♥');
});
