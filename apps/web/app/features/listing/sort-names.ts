import type { Sort } from '@yahont/contracts/catalogue/listing.ts';

/** In the order of the list; the first is the default. */
export const SORT_NAMES = {
  popular: 'По популярности',
  new: 'Сначала новинки',
  'price-asc': 'Сначала дешевле',
  'price-desc': 'Сначала дороже',
  discount: 'По размеру скидки',
} as const satisfies Record<Sort, string>;

/** The sort of an address; the default for a missing or invalid one. */
export function sortOf(text: string | null): Sort {
  return text !== null && isSort(text) ? text : 'popular';
}

function isSort(text: string): text is Sort {
  return Object.hasOwn(SORT_NAMES, text);
}
