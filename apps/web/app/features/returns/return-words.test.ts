import { expect, test } from 'vitest';
import type { LineVerdict } from '@yahont/contracts/returns/returns.ts';
import type { LineRefusal } from '@yahont/contracts/returns/return-lists.ts';
import { termText, verdictText } from './return-words.ts';

const until = (day: string): LineVerdict => ({ isReturnable: true, until: day });
const no = (reason: LineRefusal, day: string | null = null): LineVerdict => ({
  isReturnable: false,
  reason,
  until: day,
});
const plain = (words: string) => words.replaceAll('\u00A0', ' ');

test('an engraved ring says what forbids it on the day it came, not that a term has passed', () => {
  const engraved = { unwanted: no('made-to-order'), faulty: until('2028-11-27') };
  const words = 'Сделано для вас, вернуть нельзя. Брак примем до 27 ноября 2028 года';
  expect(plain(verdictText(engraved))).toBe(words);
  expect(plain(termText([engraved]))).toBe(words);
});

test('each reason that keeps pieces is said once, and a term that has passed with its day', () => {
  const late = { unwanted: no('too-late', '2026-12-04'), faulty: until('2028-11-27') };
  expect(plain(termText([late, late]))).toBe(
    'Семь дней прошли 4 декабря. Брак примем до 27 ноября 2028 года',
  );
  const company = { unwanted: no('company'), faulty: until('2028-11-27') };
  expect(plain(termText([company]))).toContain('Куплено на компанию');
});

test('of pieces that may come back the nearest day is named, then why the others may not', () => {
  const [near, far] = ['2026-12-04', '2026-12-05'].map((day) => ({
    unwanted: until(day),
    faulty: until('2028-11-27'),
  }));
  const engraved = { unwanted: no('made-to-order'), faulty: until('2028-11-27') };
  const certificate = { unwanted: no('certificate'), faulty: no('certificate') };
  expect(plain(termText([far, near, certificate].filter((one) => one !== undefined)))).toBe(
    'Без объяснения причин до 4 декабря включительно',
  );
  expect(plain(termText([near, engraved].filter((one) => one !== undefined)))).toMatch(
    /^Без объяснения причин до 4 декабря включительно\. Сделано для вас/,
  );
});
