import type { StoneListing } from '@yahont/contracts/stones/stone-listing.ts';
import { NBSP } from '@yahont/values/digits.ts';
import { expect, test } from 'vitest';
import { stoneListMeta } from './stone-list-meta.ts';

const LISTING: StoneListing = {
  allTotal: 60_000,
  total: 120,
  page: 1,
  pageCount: 4,
  sort: 'advised',
  scale: 'ru',
  cards: [],
  facets: [],
  here: { count: 0, isSelected: false },
  setting: null,
};
const metaOf = (query: string, listing: Partial<StoneListing> = {}) =>
  stoneListMeta({ ...LISTING, ...listing }, new URLSearchParams(query), 'https://shop.example').own;

test('all stones and those of one shape are indexed, each at one address', () => {
  expect(metaOf('scale=gia&view=cards')).toMatchObject({
    robots: undefined,
    canonical: '/catalog/diamonds/',
  });
  const oval = metaOf('shape=oval&sort=colour');
  expect(oval).toMatchObject({ robots: undefined, canonical: '/catalog/diamonds/?shape=oval' });
  expect(oval.title).toContain('огранки «овал»');
});

test('other filters and empty answers are not indexed', () => {
  for (const query of [
    'shape=oval&shape=pear',
    'shape=oval&carat=0.5-',
    'shape=oval&setting=luna&size=5-6',
    'setting=luna&size=5-6',
    'here=1',
    'colour=2-4',
  ])
    expect(metaOf(query).robots, query).toBe('noindex, follow');
  expect(metaOf('shape=heart', { total: 0 }).robots).toBe('noindex, follow');
});

test('further pages have addresses of their own', () => {
  const second = metaOf('page=2', { page: 2 });
  expect(second.canonical).toBe('/catalog/diamonds/?page=2');
  expect(second.pageText).toBe(`страница${NBSP}2`);
  expect(metaOf('', {}).pageText).toBeUndefined();
  // Pages of one shape have the first page as their canonical address.
  expect(metaOf('shape=oval&page=2', { page: 2 }).canonical).toBe('/catalog/diamonds/?shape=oval');
});
