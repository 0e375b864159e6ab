import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kopecks } from '../money.ts';
import { sumInWords } from './sum-in-words.ts';

test.each([
  [0, 'Ноль рублей 00 копеек'],
  [1, 'Ноль рублей 01 копейка'],
  [100, 'Один рубль 00 копеек'],
  [202, 'Два рубля 02 копейки'],
  [511, 'Пять рублей 11 копеек'],
  [1_121, 'Одиннадцать рублей 21 копейка'],
  [1_400, 'Четырнадцать рублей 00 копеек'],
  [2_100, 'Двадцать один рубль 00 копеек'],
  [10_000, 'Сто рублей 00 копеек'],
  [21_200, 'Двести двенадцать рублей 00 копеек'],
  [100_000, 'Одна тысяча рублей 00 копеек'],
  [200_100, 'Две тысячи один рубль 00 копеек'],
  [1_100_000, 'Одиннадцать тысяч рублей 00 копеек'],
  [2_200_000, 'Двадцать две тысячи рублей 00 копеек'],
  [35_000_001, 'Триста пятьдесят тысяч рублей 01 копейка'],
  [100_000_000, 'Один миллион рублей 00 копеек'],
  [210_100_250, 'Два миллиона сто одна тысяча два рубля 50 копеек'],
  [
    123_456_789_099,
    'Один миллиард двести тридцать четыре миллиона пятьсот шестьдесят семь тысяч восемьсот девяносто рублей 99 копеек',
  ],
  [500_000_000_000, 'Пять миллиардов рублей 00 копеек'],
  [100_000_000_000_000, 'Один триллион рублей 00 копеек'],
])('%i kopecks are «%s»', (amount, words) => {
  expect(sumInWords(kopecks(amount))).toBe(words);
});

test('two different sums are never the same words, and there is no gap in them', () => {
  const sum = fc.integer({ min: 0, max: 999_999_999_999 });
  fc.assert(
    fc.property(sum, sum, (one, other) => {
      const [a, b] = [sumInWords(kopecks(one)), sumInWords(kopecks(other))];
      expect(a).not.toMatch(/ {2}|^ | $|undefined/);
      expect(a === b).toBe(one === other);
    }),
  );
});

test('what is no sum to pay has no words', () => {
  expect(() => sumInWords(kopecks(-1))).toThrow(RangeError);
});
