import { expect, test } from 'vitest';
import { isSaleLink, sectionLinks } from './section-links.ts';

const section = (name: string) => ({ name, url: `/catalog/${name}/` });

test('the row begins with novelties and ends with what is cheaper now', () => {
  const links = sectionLinks([section('Кольца'), section('Серьги')]);
  expect(links.map(({ name }) => name)).toEqual(['Новинки', 'Кольца', 'Серьги', 'Акции']);
  expect(links.map(isSaleLink)).toEqual([false, false, false, true]);
});

test('a section of the same name does not stand twice, and a long catalogue does not overflow the row', () => {
  const many = ['Акции', 'Новинки', ...Array.from({ length: 20 }, (_, index) => `Раздел ${index}`)].map(
    section,
  );
  const links = sectionLinks(many);
  expect(links).toHaveLength(10);
  expect(new Set(links.map(({ name }) => name)).size).toBe(10);
});
