import { expect, test } from 'vitest';
import { cutAtWord } from './cut-at-word.ts';

test.each([
  ['Кольцо «Корона»', 15, 'Кольцо «Корона»'],
  ['Кольцо «Корона» с\u00A0бриллиантом', 25, 'Кольцо «Корона» с…'],
  ['Кольцо «Корона», GIA', 19, 'Кольцо «Корона»…'],
  // One word that is longer than the room.
  ['Сверхдлинноеслово', 6, 'Сверх…'],
  ['Кольцо', 0, '…'],
])('%s in %i', (text, most, cut) => {
  expect(cutAtWord(text, most)).toBe(cut);
});
