import { expect, test } from 'vitest';
import { NBSP } from '@yahont/values/digits.ts';
import { codeReason } from './messages.ts';

const problem = (code: string, triesLeft?: number) => ({
  code,
  retryAfter: 0,
  wrong: ['code'],
  ...(triesLeft === undefined ? {} : { triesLeft }),
});
const plain = (text: string) => text.replaceAll(NBSP, ' ');

test.each([
  ['code-expired', undefined, 'Код больше не действует: он живёт пять минут. Запросите новый.'],
  ['code-wrong', 4, 'Код не подошёл: введите последний из присланных, осталось 4 попытки.'],
  ['code-wrong', 1, 'Код не подошёл: введите последний из присланных, осталась 1 попытка.'],
  ['code-wrong', 0, 'Код не подошёл, попытки закончились. Запросите новый.'],
  ['validation', undefined, ''],
])('%s with %s attempts left', (code, triesLeft, text) => {
  expect(plain(codeReason(problem(code, triesLeft)))).toBe(text);
});

test('without an answer there is no message', () => {
  expect(codeReason(null)).toBe('');
});
