import type { Understood } from '@yahont/contracts/catalogue/listing.ts';
import { sectionUrl } from '../../addresses.ts';
import type { Found } from '../search-catalogue.ts';

/** How a query was read, for an address that says it with filters; null when it says nothing but words. */
export function understoodOf(query: string, { meaning }: Found): Understood | null {
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
