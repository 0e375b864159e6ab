import { DIAMONDS, type HeaderSection } from './header-section.ts';
import { SALE_URL } from './sale-url.ts';

const MAX_SECTIONS = 8;

const FIRST: readonly HeaderSection[] = [{ name: 'Новинки', url: '/catalog/novinki/' }];
const LAST: HeaderSection = { name: 'Скидки', url: SALE_URL };

/** The row below the header: novelties, the sections of the catalogue, loose diamonds, discounts. */
export function sectionLinks(
  sections: readonly HeaderSection[],
  { hasStones }: { hasStones: boolean },
): readonly HeaderSection[] {
  const fixed = new Set([...FIRST, LAST].map(({ name }) => name));
  const own = sections.filter(({ name }) => !fixed.has(name)).slice(0, MAX_SECTIONS);
  return [...FIRST, ...own, ...(hasStones ? [DIAMONDS] : []), LAST];
}
