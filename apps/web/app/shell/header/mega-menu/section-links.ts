import { SALE_URL } from './sale-url.ts';

/** A section as the header needs it. */
export type HeaderSection = { name: string; url: string };

const MOST_SECTIONS = 8;

const FIRST: readonly HeaderSection[] = [{ name: 'Новинки', url: '/catalog/novinki/' }];
const LAST: HeaderSection = { name: 'Скидки', url: SALE_URL };

/** The row under the header: novelties, the sections of the catalogue, what is cheaper now. */
export function sectionLinks(sections: readonly HeaderSection[]): readonly HeaderSection[] {
  const fixed = new Set([...FIRST, LAST].map(({ name }) => name));
  const own = sections.filter(({ name }) => !fixed.has(name)).slice(0, MOST_SECTIONS);
  return [...FIRST, ...own, LAST];
}
