import { expect, test } from 'vitest';
import type { ArticleCard } from '@yahont/contracts/content/articles.ts';
import { guideFront, urlsOf } from './guide-front.ts';

test('the latest light piece leads, the dark one is double and begins the second row', () => {
  const elements = [
    piece(20, 'dark'),
    ...Array.from({ length: 9 }, (_, index) => piece(19 - index, 'light')),
  ];
  const { lead, tiles } = guideFront([{ elements: elements.slice(5) }, { elements: elements.slice(0, 5) }]);
  expect(lead?.publishedOn).toBe('2026-11-19');
  expect(tiles.map(({ card }) => card.publishedOn.slice(-2))).toEqual([
    '18',
    '17',
    '16',
    '15',
    '20',
    '14',
    '13',
  ]);
  expect(tiles.filter(({ isDouble }) => isDouble)).toHaveLength(1);
  expect(tiles[4]?.isDouble).toBe(true);
});

test('without a dark piece there are eight tiles', () => {
  const elements = Array.from({ length: 12 }, (_, index) => piece(20 - index, 'light'));
  const { tiles } = guideFront([{ elements }]);
  expect(tiles).toHaveLength(8);
  expect(tiles.some(({ isDouble }) => isDouble)).toBe(false);
});

test('pieces of one day come from all sections in turn', () => {
  const section = (name: string) => ({
    elements: [1, 2, 3].map((place) => ({ ...piece(5, 'light'), url: `/guide/${name}/${place}/` })),
  });
  const front = guideFront(['kamni', 'proby', 'razmery'].map(section));
  expect([...urlsOf(front)].slice(0, 4)).toEqual([
    '/guide/kamni/1/',
    '/guide/proby/1/',
    '/guide/razmery/1/',
    '/guide/kamni/2/',
  ]);
  expect(urlsOf(front).size).toBe(9);
});

test('few pieces make no double tile, none make no lead', () => {
  expect(guideFront([{ elements: [piece(3, 'light'), piece(2, 'dark')] }]).tiles).toEqual([
    { card: piece(2, 'dark'), isDouble: false },
  ]);
  expect(guideFront([])).toEqual({ lead: null, tiles: [] });
});

function piece(day: number, background: 'light' | 'dark'): ArticleCard {
  const publishedOn = `2026-11-${String(day).padStart(2, '0')}`;
  return {
    kind: 'guide',
    url: `/guide/kamni/${day}/`,
    h1: String(day),
    lead: '',
    picture: { hash: 'abc', alt: '', width: 1000, height: 1000, background, placeholder: '' },
    publishedOn,
    changedOn: publishedOn,
    sectionName: 'Камни',
    minutes: 4,
    action: null,
  };
}
