import type { Understood } from '@yahont/contracts/catalogue/listing.ts';
import { sectionUrl } from '../../addresses.ts';
import type { SearchResult } from '../search-catalogue.ts';

/** The interpretation of a query as an address with filters; null when the query is only text. */
export function understoodOf(query: string, { meaning }: SearchResult): Understood | null {
  const { section, filters, rest, restWithoutSection } = meaning;
  const said = Object.entries(filters).map(([key, value]): [string, string[]] => [
    key,
    Array.isArray(value) ? value : [value ?? ''],
  ]);
  if (section === null && said.length === 0) return null;
  return {
    query,
    rest,
    filters: Object.fromEntries(said),
    section: section && {
      name: section.name,
      url: sectionUrl(section.path),
      rest: restWithoutSection,
    },
  };
}
