import { expect, test } from 'vitest';
import { makeStoneCard } from '#app/shop/stones/testing/make-stone-card.ts';
import { stoneFace } from './stone-face.ts';

const stone = makeStoneCard({ quality: { ru: 'А', gia: 'VG' } });

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
