import { expect, test } from 'vitest';
import { leftOf } from './return-words.ts';

const NOW = new Date(2026, 10, 30, 15, 0);

test.each([
  ['2026-12-06', 'requested', { text: 'ещё 6\u00A0дней', tone: 'usual' }],
  ['2026-12-02', 'checked', { text: 'ещё 2\u00A0дня', tone: 'warn' }],
  ['2026-11-30', 'received', { text: 'сегодня', tone: 'late' }],
  ['2026-11-28', 'received', { text: 'просрочено 2\u00A0дня', tone: 'late' }],
  ['2026-11-28', 'refunded', null],
] as const)('a return with money due on %s that is %s has this clock', (moneyBy, state, left) => {
  expect(leftOf({ moneyBy, state }, NOW)).toEqual(left);
});
