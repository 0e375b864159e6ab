import type { StoneSort } from '@yahont/contracts/stones/stone-filters.ts';

/** In the order of the list; the first is the default. */
export const SORT_NAMES = {
  advised: 'Сначала советуем',
  'price-asc': 'Сначала дешевле',
  'price-desc': 'Сначала дороже',
  'carat-desc': 'Сначала крупнее',
  'carat-asc': 'Сначала мельче',
  colour: 'Лучшие по цвету',
  clarity: 'Лучшие по чистоте',
  quality: 'Лучшие по огранке',
} as const satisfies Record<StoneSort, string>;

/** The sort of an address; the default for a missing or invalid one. */
export function sortOf(text: string | null): StoneSort {
  return text !== null && isSort(text) ? text : 'advised';
}

function isSort(text: string): text is StoneSort {
  return Object.hasOwn(SORT_NAMES, text);
}
