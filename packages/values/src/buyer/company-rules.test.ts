import { expect, test } from 'vitest';
import {
  COMPANY_NAME_MAX,
  digitsOf,
  isCompanyName,
  isKpp,
  isKppFor,
  isLegalAddress,
  LEGAL_ADDRESS_MAX,
} from './company-rules.ts';

test.each([
  ['773601001', true],
  ['000001001', false],
  ['77360100', false],
  ['7736010011', false],
  ['77360100А', false],
  ['', false],
])('%s is a КПП: %s', (text, is) => {
  expect(isKpp(text)).toBe(is);
});

test('a company has a КПП, an entrepreneur has none', () => {
  expect([isKppFor('7707083893', '773601001'), isKppFor('7707083893', '')]).toEqual([true, false]);
  expect([isKppFor('500100732259', ''), isKppFor('500100732259', '773601001')]).toEqual([true, false]);
});

test('a number is read with the spaces and hyphens of paper', () => {
  expect(digitsOf('7707 083-893')).toBe('7707083893');
  expect(digitsOf('7707\u00A0083–893')).toBe('7707083893');
  expect(digitsOf('77А')).toBe('77А');
});

test('a name has letters or digits, an address has letters, and neither is endless', () => {
  expect(['ООО «Ромашка»', 'ИП Иванов И. И.', '7К'].map(isCompanyName)).toEqual([true, true, true]);
  expect(['', '«»', 'A', 'Я'.repeat(COMPANY_NAME_MAX + 1)].some(isCompanyName)).toBe(false);
  expect(isLegalAddress('117997, Москва, ул. Вавилова, 19')).toBe(true);
  expect(['', '117997', 'ул.', 'Я'.repeat(LEGAL_ADDRESS_MAX + 1)].some(isLegalAddress)).toBe(false);
});
