import { expect, test } from 'vitest';
import { roubles } from '@yahont/values/money.ts';
import { isRateUsable, rateNote, rateSource, trendText } from './rate-words.ts';

const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ');
const DAY = { date: '2026-11-20' };

test('a rate is named with its source and day; a sample says that it is one', () => {
  expect(plain(rateSource({ ...DAY, source: 'central-bank' }))).toBe(
    'Учётная цена Банка России на чистое золото, 20 ноября 2026 года',
  );
  expect(plain(rateSource({ ...DAY, source: 'sample' }))).toMatch(/^Образец.*не для сделок, 20 ноября/);
  expect(rateNote({ ...DAY, source: 'sample' })).toContain('образец');
});

test('without a rate, or by one that is too old, nothing may be calculated', () => {
  const rate = {
    ...DAY,
    source: 'central-bank' as const,
    perGram: roubles(12_000),
    isStale: false,
    shares: { cash: 900, exchange: 967 },
    history: [],
  };
  expect(isRateUsable(rate)).toBe(true);
  expect(isRateUsable({ ...rate, isStale: true })).toBe(false);
  expect(isRateUsable(null)).toBe(false);
});

test('the trend compares the ends of the month', () => {
  const history = (...prices: number[]) => prices.map((price) => ({ ...DAY, perGram: roubles(price) }));
  expect(plain(trendText(history(11_911, 15_000, 12_340)))).toBe('За месяц цена выросла на 3,6 %');
  expect(plain(trendText(history(12_000, 11_400)))).toBe('За месяц цена снизилась на 5,0 %');
  expect(trendText(history(12_000, 12_000))).toContain('почти не изменилась');
  expect(trendText(history(12_000))).toBeNull();
});
