import type { TextPage } from '@yahont/contracts/content/content.ts';

type Page = Pick<TextPage, 'path' | 'h1'>;
type Group = { title: string; pages: Page[] };

/** Groups of the map by the prefix of an address; any other page is about the company. */
const GROUPS: readonly { title: string; start: string }[] = [
  { title: 'Царские камни', start: '/royal/' },
  { title: 'Подбор бриллианта', start: '/catalog/diamonds/' },
  { title: 'Скидки', start: '/discount/' },
  { title: 'Партнёры в\u00A0других странах', start: '/cis/' },
];
const HOUSE = 'Покупателям и\u00A0о\u00A0доме';

/** Pages about one visitor or for a special occasion are not listed. */
const HIDDEN = ['/personal/', '/check_user/', '/guide/'];

/** Text pages in groups, those about the company first. */
export function groupPages(pages: readonly Page[]): Group[] {
  const shown = pages.filter(({ path }) => !HIDDEN.some((start) => path.startsWith(start)));
  const byTitle = Map.groupBy(
    shown,
    ({ path }) => GROUPS.find(({ start }) => path.startsWith(start))?.title ?? HOUSE,
  );
  return [HOUSE, ...GROUPS.map(({ title }) => title)].flatMap((title) => {
    const found = byTitle.get(title);
    return found ? [{ title, pages: found }] : [];
  });
}
