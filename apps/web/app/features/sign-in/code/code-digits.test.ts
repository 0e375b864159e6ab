import { expect, test } from 'vitest';
import { codeIn, digitsIn } from './code-digits.ts';

test.each([
  ['4071', '4071'],
  [' 40 71 ', '4071'],
  ['40-71', '4071'],
  ['Яхонт: код 4071. Никому его не сообщайте.', '4071'],
  ['24 часа, код 4071', '4071'],
  ['40', '40'],
  ['код', ''],
])('a pasted «%s» is the code «%s»', (text, code) => {
  expect(codeIn(text)).toBe(code);
});

test('what is typed is digits alone, as many as a code has', () => {
  expect(digitsIn('4a0б7 1 9')).toBe('4071');
});
