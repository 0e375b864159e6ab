import type { Listing } from '@yahont/contracts/listing.ts';
import { groupDigits, NBSP } from '@yahont/values/digits.ts';
import { nbsp } from '@yahont/values/typography.ts';
import { toggleValue, withKey } from './listing-address.ts';

export type AppliedFilter = {
  key: string;
  text: string;
  /** Query of the address without this filter. */
  search: string;
};

type Filtered = Pick<Listing, 'facets' | 'price' | 'isInStoreSelected' | 'isSaleSelected'> &
  Partial<Pick<Listing, 'carat' | 'understood'>>;

/** Every filter that is on, in the order of the page. */
export function appliedFilters(listing: Filtered, search: URLSearchParams, cityIn: string): AppliedFilter[] {
  const applied: AppliedFilter[] = [];
  const priceText = priceRange(listing.price);
  if (priceText !== null)
    applied.push({ key: 'price', text: priceText, search: withKey(search, 'price', null) });
  if (listing.carat) {
    applied.push({ key: 'carat', text: caratRange(listing.carat), search: withKey(search, 'carat', null) });
  }
  for (const { code, values } of listing.facets) {
    for (const { value, name, isSelected } of values) {
      if (!isSelected) continue;
      const text = code === 'size' ? `Размер${NBSP}${name}` : name;
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

/** «0,45 — 0,55 карата», «от 1 карата» */
function caratRange({ from, to }: NonNullable<Listing['carat']>): string {
  const said = (value: number): string => String(value).replace('.', ',');
  if (from !== null && to !== null) return `${said(from)}${NBSP}— ${said(to)}${NBSP}карата`;
  return from === null ? `до${NBSP}${said(to ?? 0)}${NBSP}карат` : `от${NBSP}${said(from)}${NBSP}карат`;
}

/** «20 000 — 250 000 ₽», «от 20 000 ₽», «до 250 000 ₽». */
function priceRange({ from, to }: Listing['price']): string | null {
  if (from === null && to === null) return null;
  if (to === null) return `от${NBSP}${roubles(from)}`;
  if (from === null) return `до${NBSP}${roubles(to)}`;
  return `${groupDigits(String(from))}${NBSP}— ${roubles(to)}`;
}

function roubles(value: number | null): string {
  return `${groupDigits(String(value ?? 0))}${NBSP}₽`;
}
