import { expect, test } from 'vitest';
import { nameFault } from './name-faults.ts';

test.each([
  ['', { kind: 'empty' }],
  [' \u200B', { kind: 'empty' }],
  ['Анна Мария', { kind: 'space' }],
  ['О’Коннор', { kind: 'apostrophe' }],
  ["О'Коннор", { kind: 'apostrophe' }],
  ['Анна1', { kind: 'digit' }],
  ['Її', { kind: 'letter', sign: 'Ї' }],
  ['Қайрат', { kind: 'letter', sign: 'Қ' }],
  ['Анна!', { kind: 'sign', sign: '!' }],
  ['-', { kind: 'hyphens' }],
  ['А'.repeat(51), { kind: 'length' }],
  ['Anaïs', null],
  ['Мария\u2011Анна', null],
])('%j', (text, fault) => {
  expect(nameFault(text)).toEqual(fault);
});
