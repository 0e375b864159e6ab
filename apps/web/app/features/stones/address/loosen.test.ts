import type { StoneFacet } from '@yahont/contracts/stones/stone-listing.ts';
import { expect, test } from 'vitest';
import { looseningsOf } from './loosen.ts';

const of = (text: string) => new URLSearchParams(text);
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

const weights: StoneFacet = {
  kind: 'range',
  code: 'carat',
  min: 0,
  max: 4,
  step: 0.01,
  scale: 'linear',
  from: 1.2,
  to: 1.8,
  histogram: [3, 0, 0, 5],
};
const colours: StoneFacet = {
  kind: 'grades',
  code: 'colour',
  options: [4, 0, 0, 2, 9].map((count, index) => ({ value: String(index + 1), count })),
  from: '2',
  to: '3',
};

test('a range reaches the nearest stones', () => {
  const [near] = looseningsOf({ facets: [weights] }, of('carat=1.2-1.8&page=2'));
  expect(near?.search).toBe('?carat=0-1.8');
  expect(plain(near?.text ?? '')).toBe('вес 0–1,8 ct');
  const open: StoneFacet = { ...weights, min: 2, histogram: [3, 0, 0, 0], from: null, to: 0.5 };
  const [cheap] = looseningsOf({ facets: [open] }, of('carat=-0.5'));
  expect(cheap?.search).toBe('?carat=-2.5');
  expect(plain(cheap?.text ?? '')).toBe('вес до 2,5 ct');
  const [above] = looseningsOf({ facets: [{ ...weights, from: 2.5, to: 2.9 }] }, of('carat=2.5-2.9'));
  expect(above?.search).toBe('?carat=2.5-4');
});

test('grades reach the nearest grade with stones, worse ones first', () => {
  expect(looseningsOf({ facets: [colours] }, of('colour=2-3'))[0]).toMatchObject({
    text: 'цвет 2–4',
    search: '?colour=2-4',
  });
  const better: StoneFacet = { ...colours, options: colours.options.slice(0, 3) };
  expect(looseningsOf({ facets: [better] }, of('colour=2-3'))[0]?.search).toBe('?colour=1-3');
});

test('another shape is added, other values are dropped', () => {
  const facets: StoneFacet[] = [
    {
      kind: 'values',
      code: 'shape',
      options: [
        { value: 'heart', count: 0, isSelected: true },
        { value: 'oval', count: 3, isSelected: false },
      ],
    },
    { kind: 'values', code: 'laboratory', options: [{ value: 'IGI', count: 2, isSelected: false }] },
  ];
  const found = looseningsOf({ facets }, of('shape=heart&laboratory=GIA'));
  expect(found.map(({ text, search }) => [text, search])).toEqual([
    ['и овал', '?shape=heart&shape=oval&laboratory=GIA'],
    ['любая лаборатория', '?shape=heart'],
  ]);
});

test('a filter that is not chosen, or that brings nothing, is not named', () => {
  const open: StoneFacet = { ...weights, from: null, to: null };
  const empty: StoneFacet = {
    ...colours,
    options: colours.options.map(({ value }) => ({ value, count: 0 })),
  };
  expect(looseningsOf({ facets: [open, empty] }, of('colour=2-3'))).toEqual([]);
});

test('what a chosen setting demands stays', () => {
  const sizes: StoneFacet = { ...weights, code: 'size', step: 0.01 };
  const search = of('size=1.2-1.8');
  expect(plain(looseningsOf({ facets: [sizes] }, search)[0]?.text ?? '')).toBe('размер 0–1,8 мм');
  search.set('setting', 'avrora');
  expect(looseningsOf({ facets: [sizes] }, search)).toEqual([]);
});
