type Crumb = { name: string; url: string };

/** Parent pages of text pages, by the prefix of their address. */
const PARENTS: readonly (Crumb & { start: string })[] = [
  { start: '/cis/', name: 'Партнёрам', url: '/partners/' },
  { start: '/franchising/', name: 'Франшиза', url: '/franchising/' },
  { start: '/discount/', name: 'Скидки', url: '/discount/termin/' },
];

/** Breadcrumbs of a text page, without the home page and the page itself. */
export function parentsOf(path: string): Crumb[] {
  return PARENTS.filter(({ start, url }) => path.startsWith(start) && path !== url).map(({ name, url }) => ({
    name,
    url,
  }));
}
