import { expect, test } from 'vitest';
import { appliedFilters } from './applied-filters.ts';

const price = { min: 0, max: 9, from: null, to: null, histogram: [] };
const nothing = { facets: [], price, isInStoreSelected: false, isSaleSelected: false };
const none = new URLSearchParams();

test('without filters there are no chips', () => {
  expect(appliedFilters(nothing, none, 'в Москве')).toEqual([]);
});

test.each([
  [20_000, 250_000, '20 000 — 250 000 ₽'],
  [20_000, null, 'от 20 000 ₽'],
  [null, 250_000, 'до 250 000 ₽'],
])('a price from %s to %s is read as %s', (from, to, text) => {
  const [chip] = appliedFilters({ ...nothing, price: { ...price, from, to } }, none, 'в Москве');
  expect(chip?.text.replaceAll('\u00A0', ' ')).toBe(text);
});

test('a chip leads to the address without its own filter', () => {
  const search = new URLSearchParams('metal=silver&size=16.5&sale=1');
  const listing = {
    ...nothing,
    isSaleSelected: true,
    facets: [
      {
        code: 'size' as const,
        name: 'Размер',
        values: [
          { value: '16.5', name: '16,5', count: 3, isSelected: true },
          { value: '17', name: '17', count: 1, isSelected: false },
        ],
      },
    ],
  };
  const chips = appliedFilters(listing, search, 'в Москве');
  expect(chips.map(({ text }) => text)).toEqual(['Размер\u00A016,5', 'Со\u00A0скидкой']);
  expect(chips[0]?.search).toBe('?metal=silver&sale=1');
});

test('the section named in a query is a chip beside others, and leads to the rest of the query', () => {
  const section = { name: 'Кольца', url: '/catalog/koltsa/', rest: '' };
  const listing = {
    ...nothing,
    carat: { from: 0.45, to: 0.55 },
    understood: { query: 'кольцо полкарата', rest: 'кольцо', filters: {}, section },
  };
  const chips = appliedFilters(listing, new URLSearchParams('q=кольцо&carat=0.45-0.55'), 'в Москве');
  expect(
    chips.map(({ text, search }) => [text.replaceAll('\u00A0', ' '), decodeURIComponent(search)]),
  ).toEqual([
    ['Кольца', '?carat=0.45-0.55'],
    ['0,45 — 0,55 карата', '?q=кольцо'],
  ]);
  expect(appliedFilters({ ...nothing, understood: listing.understood }, none, 'в Москве')).toEqual([]);
});
