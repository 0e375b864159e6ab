/** SPEC 2.23: pages in the dark theme. */
const DARK_PATHS = new Set([
  '/qr-promo/',
  '/royal/',
  '/royal/emerald/',
  '/royal/ruby/',
  '/royal/sapphire/',
  '/royal/tanzanite/',
  '/royal/diamond/',
  '/royal/fancy/',
  '/history/',
]);

/** The trailing slash is added before the check. */
export function isDarkPath(pathname: string): boolean {
  return DARK_PATHS.has(pathname.endsWith('/') ? pathname : `${pathname}/`);
}
