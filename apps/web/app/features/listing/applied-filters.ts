import type { Listing } from '@yahont/contracts/catalogue/listing.ts';
import { NBSP } from '@yahont/values/digits.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { caratText, priceText, valueText, type Range } from '#app/lib/filter-texts.ts';
import { toggleValue, withKey } from './listing-address.ts';

export type AppliedFilter = {
  key: string;
  text: string;
  /** Query of the address without this filter. */
  search: string;
};

type Filtered = Pick<Listing, 'facets'> & { price: Range } & Partial<
    Pick<Listing, 'carat' | 'understood' | 'isInStoreSelected' | 'isSaleSelected'>
  >;

/** Every filter that is on, in the order of the page. */
export function appliedFilters(listing: Filtered, search: URLSearchParams, cityIn: string): AppliedFilter[] {
  const applied: AppliedFilter[] = [];
  const price = priceText(listing.price);
  if (price !== null) applied.push({ key: 'price', text: price, search: withKey(search, 'price', null) });
  if (listing.carat) {
    applied.push({ key: 'carat', text: caratText(listing.carat), search: withKey(search, 'carat', null) });
  }
  for (const { code, values } of listing.facets) {
    for (const { value, name, isSelected } of values) {
      if (!isSelected) continue;
      const text = valueText(code, name);
      applied.push({ key: `${code}=${value}`, text, search: toggleValue(search, code, value) });
    }
  }
  if (listing.isInStoreSelected) {
    applied.push({
      key: 'shop',
      text: `Есть в${NBSP}салонах ${nbsp(cityIn)}`,
      search: withKey(search, 'shop', null),
    });
  }
  if (listing.isSaleSelected) {
    applied.push({ key: 'sale', text: `Со${NBSP}скидкой`, search: withKey(search, 'sale', null) });
  }
  const section = listing.understood?.section;
  // Alone it is the whole query, and there is nothing to go back to.
  if (section && (applied.length > 0 || section.rest !== '')) {
    const rest = section.rest === '' ? null : section.rest;
    applied.unshift({ key: 'section', text: nbsp(section.name), search: withKey(search, 'q', rest) });
  }
  return applied;
}
