import { expect, test } from 'vitest';
import { DELIVERY_KINDS } from '@yahont/values/delivery-kinds.ts';
import { isTest, listFiles, readText } from './repository.ts';

const WORDS = DELIVERY_KINDS.join('|');
/**
 * `=== 'courier'`, `'pickup' !==` and `case 'courier':`. Such a comparison silently treats a third kind like
 * one of the two.
 */
const QUESTION = new RegExp(`[!=]== '(?:${WORDS})'|'(?:${WORDS})' [!=]==|case '(?:${WORDS})':`);

test('the pattern finds what it is about', () => {
  const binary = ["delivery.kind === 'courier' ? a : b", "if ('pickup' !== kind)", "case 'pickup':"];
  for (const text of binary) expect(text).toMatch(QUESTION);
  expect("pickup: { kind: 'pickup' }").not.toMatch(QUESTION);
});

test('nobody asks whether a delivery is of one kind: a full record answers for each', () => {
  const sources = listFiles().filter(
    (path) => /^(?:apps|packages)\/.*\.tsx?$/.test(path) && !isTest(path) && !path.includes('/testing/'),
  );
  expect(sources.length).toBeGreaterThan(500);
  const binary = sources.filter((path) => QUESTION.test(readText(path)));
  expect(binary, 'use byKind, or a Record<DeliveryKind, …>').toEqual([]);
});
