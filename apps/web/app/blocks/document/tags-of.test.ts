import { expect, test } from 'vitest';
import type { Block } from '@yahont/contracts/content/blocks/shown-blocks.ts';
import { kopecks } from '@yahont/values/money.ts';
import { tagsOf } from './tags-of.ts';

const quote: Block = { type: 'quote', text: 'Руки помнят', author: '' };
const gold: Block = { type: 'calculator', heading: '', calculator: 'gold', rate: null };
const gifts: Block = { type: 'calculator', heading: '', calculator: 'company-gifts', pieces: [] };
const promo: Block = {
  type: 'promo',
  heading: '',
  code: 'ЯХОНТ10',
  percent: 10,
  minTotal: kopecks(0),
  state: 'current',
  startsOn: '2026-01-01',
  endsOn: '2026-12-31',
};
const stores: Block = { type: 'stores', heading: '', stores: [] };

test('a page is made anew when what its blocks show changes: each tag once', () => {
  expect(tagsOf([quote, gold, gifts, gold, stores, promo])).toEqual([
    'metal-rates',
    'catalogue',
    'listing',
    'stores',
    'cities',
    'promo-codes',
  ]);
});

test('words alone depend on nothing else', () => {
  expect(tagsOf([quote])).toEqual([]);
});
