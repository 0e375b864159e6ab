type Crumb = { name: string; url: string };

/** Text pages with a parent page, by the beginning of their address. */
const PARENTS: readonly (Crumb & { start: string })[] = [
  { start: '/cis/', name: 'Партнёрам', url: '/partners/' },
  { start: '/franchising/', name: 'Франшиза', url: '/franchising/' },
  { start: '/discount/', name: 'Скидки', url: '/discount/termin/' },
];

/** Breadcrumbs of a text page, without the home page and itself. */
export function parentsOf(path: string): Crumb[] {
  return PARENTS.filter(({ start, url }) => path.startsWith(start) && path !== url).map(({ name, url }) => ({
    name,
    url,
  }));
}
