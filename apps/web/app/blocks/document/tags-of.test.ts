import { expect, test } from 'vitest';
import type { Block } from '@yahont/contracts/content/blocks/shown-blocks.ts';
import { tagsOf } from './tags-of.ts';

const quote: Block = { type: 'quote', text: 'Руки помнят', author: '' };
const gold: Block = { type: 'calculator', heading: '', calculator: 'gold', rate: null };
const gifts: Block = { type: 'calculator', heading: '', calculator: 'company-gifts', pieces: [] };
const stores: Block = { type: 'stores', heading: '', stores: [] };

test('a page is made anew when what its blocks show changes: each tag once', () => {
  expect(tagsOf([quote, gold, gifts, gold, stores])).toEqual([
    'metal-rates',
    'catalogue',
    'listing',
    'stores',
    'cities',
  ]);
});

test('words alone depend on nothing else', () => {
  expect(tagsOf([quote])).toEqual([]);
});
