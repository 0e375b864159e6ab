import { expect, test } from 'vitest';
import { kopecks } from '@yahont/values/money.ts';
import { salaryText } from './vacancy-words.ts';

test.each([
  [{ from: 11_000_000, to: 18_000_000 }, '110 000 – 180 000 ₽'],
  [{ from: 9_000_000, to: 9_000_000 }, '90 000 ₽'],
  [{ from: 9_000_000, to: null }, 'от 90 000 ₽'],
  [{ from: null, to: 9_000_000 }, 'до 90 000 ₽'],
  [{ from: null, to: null }, 'по договорённости'],
  [null, 'по договорённости'],
])('a salary of %j is «%s»', (salary, text) => {
  const sum = (amount: number | null) => (amount === null ? null : kopecks(amount));
  const shown = salaryText({ salary: salary && { from: sum(salary.from), to: sum(salary.to) } });
  expect(shown.replaceAll(/\s/g, ' ')).toBe(text);
});
