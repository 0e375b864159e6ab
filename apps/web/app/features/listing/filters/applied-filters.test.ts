import { expect, test } from 'vitest';
import type { RangeFacet } from '@yahont/contracts/catalogue/listing.ts';
import { appliedFilters } from './applied-filters.ts';

const nothing = { facets: [], switches: [] };
const carat: RangeFacet = {
  kind: 'range',
  code: 'carat',
  title: 'Вес камня',
  unit: 'карат',
  min: 0,
  max: 0,
  step: 0.01,
  scale: 'logarithmic',
  from: 0.45,
  to: 0.55,
  chip: '0,45 — 0,55 карата',
  histogram: [],
};
const none = new URLSearchParams();

test('without filters there are no chips', () => {
  expect(appliedFilters(nothing, none, 'в Москве')).toEqual([]);
});

test('a chip leads to the address without its own filter', () => {
  const search = new URLSearchParams('metal=silver&size=16.5&sale=1');
  const listing = {
    ...nothing,
    switches: [
      { code: 'shop' as const, count: 2, isSelected: false },
      { code: 'sale' as const, count: 1, isSelected: true },
    ],
    facets: [
      { ...carat, chip: null },
      {
        kind: 'cells' as const,
        code: 'size' as const,
        title: 'Размер',
        isOpen: true,
        prefix: 'Размер',
        drawing: null,
        options: [
          { value: '16.5', label: '16,5', count: 3, isSelected: true },
          { value: '17', label: '17', count: 1, isSelected: false },
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
    facets: [carat],
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
