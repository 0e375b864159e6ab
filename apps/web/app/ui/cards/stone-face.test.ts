import { expect, test } from 'vitest';
import { roubles } from '@yahont/values/money.ts';
import type { StoneCard } from '@yahont/contracts/stones/stone-card.ts';
import { stoneFace } from './stone-face.ts';

const stone: StoneCard = {
  id: 1,
  code: 'mgu-24-118407',
  url: '/catalog/diamonds/mgu-24-118407/',
  name: 'Бриллиант, круг, 0,71 ct, 3/4',
  shape: 'round',
  cutNote: 'Кр-57',
  caratMilli: 710,
  colour: { ru: '3', gia: 'G' },
  clarity: { ru: '4', gia: 'VS1' },
  quality: { ru: 'А', gia: 'VG' },
  polish: 'EX',
  symmetry: 'EX',
  fluorescence: 'none',
  laboratory: 'МГУ',
  laboratoryScale: 'ru',
  certificate: '24-118407',
  lengthMm100: 574,
  widthMm100: 577,
  heightMm100: 354,
  depth10: 615,
  table10: 570,
  price: roubles(214_600),
  isSoldOnline: true,
  cheaperThan: null,
  store: null,
};

test('a stone is named by shape, weight and the grades of the chosen scale; a grade that nobody gave is marked', () => {
  expect(plain(stoneFace(stone, 'ru'))).toEqual(['Круг 0,71 ct, 3/4', 'Отличная огранка · МГУ 24-118407']);
  expect(plain(stoneFace(stone, 'gia'))).toEqual([
    'Круг 0,71 ct, ≈ G/VS1',
    '≈ Очень хорошая огранка · МГУ 24-118407',
  ]);
});

test('a stone is of the diamond tier and has no discount', () => {
  expect(stoneFace(stone, 'ru')).toMatchObject({
    tier: 'diamond',
    inStock: true,
    oldPrice: null,
    discount: 0,
  });
});

function plain({ name, note }: { name: string; note: string }): string[] {
  return [name, note].map((text) => text.replaceAll('\u00A0', ' '));
}
