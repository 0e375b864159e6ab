import { expect, test } from 'vitest';
import { agoText, momentText, sinceText } from './moments.ts';

const now = new Date(2026, 10, 21, 14, 30);
const at = (...[month, day, hour, minute]: [number, number, number, number]): string =>
  new Date(2026, month, day, hour, minute).toISOString();

test.each([
  [at(10, 21, 14, 29), 'сейчас', 'сейчас'],
  [at(10, 21, 14, 18), '12 мин', '12 мин назад'],
  [at(10, 21, 9, 30), '5 ч', '5 ч назад'],
  [at(10, 20, 9, 0), 'вчера', 'вчера'],
  [at(10, 16, 9, 0), '5 дней', '5 дней назад'],
  [at(9, 3, 9, 0), '3 октября', '3 октября'],
])('%s was %s', (iso, ago, since) => {
  expect(agoText(iso, now)).toBe(ago.replaceAll(' ', '\u00A0'));
  expect(sinceText(iso, now).replaceAll('\u00A0', ' ')).toBe(since);
});

test.each([
  [at(10, 21, 9, 5), '09:05'],
  [at(10, 20, 9, 5), 'вчера в 09:05'],
  [at(10, 22, 9, 5), 'завтра в 09:05'],
  [at(10, 23, 9, 5), '23 ноября в 09:05'],
])('%s is told as %s', (iso, text) => {
  expect(momentText(iso, now).replaceAll('\u00A0', ' ')).toBe(text);
});
