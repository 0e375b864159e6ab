import { expect, test } from 'vitest';
import { cleanSearchText, SEARCH_TEXT_MAX } from './search-text.ts';

test.each([
  ['кольцо'.normalize('NFD'), 'кольцо'],
  ['серьги с\u00A0ёлкой'.normalize('NFD'), 'серьги с ёлкой'],
  ['бриллиант\u00ADовое\u200B', 'бриллиантовое'],
  ['а\0б', 'аб'],
  ['а\uD800', 'а'],
  ['a'.repeat(300), 'a'.repeat(SEARCH_TEXT_MAX)],
])('%j is searched as %j', (typed, text) => {
  expect(cleanSearchText(typed)).toBe(text);
});
