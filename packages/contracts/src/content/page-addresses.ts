/**
 * First parts of addresses that the shop's own code serves, including everything below them: a text
 * there would never be shown. Lower case.
 */
export const SHOP_STARTS: ReadonlySet<string> = new Set([
  'actions',
  'api',
  'assets',
  'bell',
  'cart',
  'catalog',
  'certificates',
  'compare',
  'confirm-email',
  'undo-email',
  'dev',
  'draft',
  'favorites',
  'invoice',
  'films',
  'gift',
  'guide',
  'healthz',
  'menu',
  'news',
  'office',
  'personal',
  'pictures',
  'readyz',
  'request',
  'search',
  'showing',
  'question',
  'hold',
  'holds',
  'sets',
  'sitemap',
  'stores',
  'subscription',
  'track',
  'unsubscribe',
  'vacancies',
]);

/** Parts of letters, digits, «-» and «_», with slashes around: `/about/team/`. */
const SHAPE = /^(?:\/[\da-z][\w-]*)+\/$/i;
const LENGTH_MAX = 200;

/** Whether staff may create a page at an address: it is well-formed and not one of the shop's own pages. */
export function isPageAddress(address: string): boolean {
  const [, start = ''] = address.split('/');
  return SHAPE.test(address) && address.length <= LENGTH_MAX && !SHOP_STARTS.has(start.toLowerCase());
}
