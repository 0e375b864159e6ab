import { optionChip } from '@yahont/contracts/listing-facets.ts';
import type { Listing } from '@yahont/contracts/catalogue/listing.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { toggleValue, withKey } from '../listing-address.ts';
import { switchName } from './switch-names.ts';

export type AppliedFilter = {
  key: string;
  text: string;
  /** Query string of the address without this filter. */
  search: string;
};

type Filtered = Pick<Listing, 'facets' | 'switches'> & Partial<Pick<Listing, 'understood'>>;

/** All active filters, in the order of the page. */
export function appliedFilters(listing: Filtered, search: URLSearchParams, cityIn: string): AppliedFilter[] {
  const applied: AppliedFilter[] = [];
  for (const facet of listing.facets) {
    const { code } = facet;
    if (facet.kind === 'range') {
      if (facet.chip !== null)
        applied.push({ key: code, text: facet.chip, search: withKey(search, code, null) });
      continue;
    }
    for (const option of facet.options.filter(({ isSelected }) => isSelected)) {
      const { value } = option;
      const text = optionChip(facet, option);
      applied.push({ key: `${code}=${value}`, text, search: toggleValue(search, facet.code, value) });
    }
  }
  for (const { code } of listing.switches.filter(({ isSelected }) => isSelected)) {
    applied.push({ key: code, text: switchName(code, cityIn), search: withKey(search, code, null) });
  }
  const section = listing.understood?.section;
  // A section that is the only filter is the whole query; removing it would leave nothing.
  if (section && (applied.length > 0 || section.rest !== '')) {
    const rest = section.rest === '' ? null : section.rest;
    applied.unshift({ key: 'section', text: nbsp(section.name), search: withKey(search, 'q', rest) });
  }
  return applied;
}
