/** Sections of the catalogue that a page of the royal collection introduces, by the section's address. */
const ROYAL_PAGES: Readonly<Record<string, string>> = {
  '/catalog/tsarskie-kamni/': '/royal/',
  '/catalog/tsarskie-kamni/rubin/': '/royal/ruby/',
  '/catalog/tsarskie-kamni/sapfir/': '/royal/sapphire/',
  '/catalog/tsarskie-kamni/izumrud/': '/royal/emerald/',
  '/catalog/tsarskie-kamni/tanzanit/': '/royal/tanzanite/',
  '/catalog/tsarskie-kamni/fantaziynye/': '/royal/fancy/',
};

/** Where a menu leads for a section: to its page of the collection when there is one. */
export function menuAddress(sectionUrl: string): string {
  return ROYAL_PAGES[sectionUrl] ?? sectionUrl;
}
