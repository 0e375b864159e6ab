import { expect, test } from 'vitest';
import { sectionLinks } from './section-links.ts';

const section = (name: string) => ({ name, url: `/catalog/${name}/` });

test('the row starts with novelties and ends with discounts', () => {
  const links = sectionLinks([section('Кольца'), section('Серьги')], { hasStones: false });
  expect(links.map(({ name }) => name)).toEqual(['Новинки', 'Кольца', 'Серьги', 'Скидки']);
});

test('a section of the same name is not repeated, and a long catalogue does not overflow the row', () => {
  const many = ['Скидки', 'Новинки', ...Array.from({ length: 20 }, (_, index) => `Раздел ${index}`)].map(
    section,
  );
  const links = sectionLinks(many, { hasStones: false });
  expect(links).toHaveLength(10);
  expect(new Set(links.map(({ name }) => name)).size).toBe(10);
});

test('a shop with loose diamonds links to them before the discounts', () => {
  const links = sectionLinks([section('Кольца')], { hasStones: true });
  expect(links.map(({ url }) => url).slice(-2)).toEqual(['/catalog/diamonds/', '/catalog/skidki/']);
});
