import { expect, test } from 'vitest';
import type { StoneListing } from '@yahont/contracts/stones/stone-listing.ts';
import { NOTHING, searchOf, teaserStones } from './teaser-stones.ts';

const range = (code: 'carat' | 'price') =>
  ({
    kind: 'range' as const,
    code,
    min: 0.2,
    max: 5,
    step: 0.01,
    scale: 'logarithmic' as const,
    from: null,
    to: null,
    histogram: [1, 2],
  }) satisfies StoneListing['facets'][number];
const listing: StoneListing = {
  allTotal: 12,
  total: 12,
  page: 1,
  pageCount: 1,
  sort: 'advised',
  scale: 'ru',
  cards: [],
  facets: [
    range('price'),
    range('carat'),
    {
      kind: 'values',
      code: 'shape',
      options: [
        { value: 'oval', count: 2, isSelected: false },
        { value: 'round', count: 10, isSelected: false },
      ],
    },
  ],
  here: { count: 0, isSelected: false },
  setting: null,
};

test('the teaser offers the shapes on sale, in the usual order', () => {
  expect(teaserStones(listing)).toMatchObject({ total: 12, shapes: ['round', 'oval'] });
});

test('a shop without stones has no teaser', () => {
  expect(teaserStones({ ...listing, allTotal: 0 })).toBeNull();
});

test('a choice is written as addresses of the listing write it', () => {
  expect(searchOf(NOTHING)).toBe('');
  expect(
    searchOf({ shapes: ['round', 'oval'], carat: { from: 0.5, to: 1 }, price: { from: null, to: 320_000 } }),
  ).toBe('?shape=oval&shape=round&carat=0.5-1&price=-320000');
});
