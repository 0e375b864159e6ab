import type { FacetCode, MeantFilters } from '@yahont/contracts/catalogue/listing.ts';
import { groupDigits, NBSP } from '@yahont/values/digits.ts';

export type Range = { from: number | null; to: number | null };

/** What of a query filters the products, as chips say it: «до 50 000 ₽», «Размер 17,5», «585». */
export function meantTexts({ facets, price, carat }: MeantFilters): string[] {
  const values = facets.flatMap((facet) => facet.values.map(({ name }) => valueText(facet.code, name)));
  return [priceText(price), carat && caratText(carat), ...values].filter((text) => text !== null);
}

export function valueText(code: FacetCode, name: string): string {
  return code === 'size' ? `Размер${NBSP}${name}` : name;
}

/** «0,45 — 0,55 карата», «от 1 карата» */
export function caratText({ from, to }: Range): string {
  const said = (value: number): string => String(value).replace('.', ',');
  if (from !== null && to !== null) return `${said(from)}${NBSP}— ${said(to)}${NBSP}карата`;
  return from === null ? `до${NBSP}${said(to ?? 0)}${NBSP}карат` : `от${NBSP}${said(from)}${NBSP}карат`;
}

/** «20 000 — 250 000 ₽», «от 20 000 ₽», «до 250 000 ₽». */
export function priceText({ from, to }: Range): string | null {
  if (from === null && to === null) return null;
  if (to === null) return `от${NBSP}${roubles(from)}`;
  if (from === null) return `до${NBSP}${roubles(to)}`;
  return `${groupDigits(String(from))}${NBSP}— ${roubles(to)}`;
}

function roubles(value: number | null): string {
  return `${groupDigits(String(value ?? 0))}${NBSP}₽`;
}
