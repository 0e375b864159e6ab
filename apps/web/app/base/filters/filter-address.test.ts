import { expect, test } from 'vitest';
import { readNumber } from './read-number.ts';
import { writtenNumbers } from './filter-address.ts';

const CARATS = { whole: 2, fraction: 2 };

test('every hundredth that is typed is the bound that is written, at both ends', () => {
  for (let hundredths = 0; hundredths < 10_000; hundredths += 1) {
    const typed = `${Math.floor(hundredths / 100)},${String(hundredths % 100).padStart(2, '0')}`;
    const value = readNumber(typed);
    const written = String(hundredths / 100);
    expect(writtenNumbers(CARATS, { from: value, to: value })).toBe(`${written}-${written}`);
  }
});

test.each([
  ['0,576', '0,576', '0.57-0.58'],
  ['1,1', '1,1', '1.1-1.1'],
  ['100000', '1e21', '99.99-99.99'],
  ['0,0000001', '0,0000001', '0-0.01'],
])('%s and %s are rounded outwards, within the digits', (from, to, written) => {
  expect(writtenNumbers(CARATS, { from: readNumber(from), to: Number(to.replace(',', '.')) })).toBe(written);
});
