/** Pages of the royal collection that introduce a catalogue section, by the section's address. */
const ROYAL_PAGES: Readonly<Record<string, string>> = {
  '/catalog/tsarskie-kamni/': '/royal/',
  '/catalog/tsarskie-kamni/rubin/': '/royal/ruby/',
  '/catalog/tsarskie-kamni/sapfir/': '/royal/sapphire/',
  '/catalog/tsarskie-kamni/izumrud/': '/royal/emerald/',
  '/catalog/tsarskie-kamni/tanzanit/': '/royal/tanzanite/',
  '/catalog/tsarskie-kamni/fantaziynye/': '/royal/fancy/',
};

/** The menu's link for a section: its page of the royal collection, if there is one. */
export function menuAddress(sectionUrl: string): string {
  return ROYAL_PAGES[sectionUrl] ?? sectionUrl;
}
