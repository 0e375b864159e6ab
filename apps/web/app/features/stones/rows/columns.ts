import type { StoneSort } from '@yahont/contracts/stones/stone-filters.ts';

/**
 * A column of the table; `sorts`: the orders that its head switches between. `isHidden`: the name is for
 * screen readers only.
 */
export type Column = { name: string; sorts: readonly StoneSort[]; isEnd?: boolean; isHidden?: boolean };

export const COLUMNS: readonly Column[] = [
  { name: 'Сравнить', sorts: [], isHidden: true },
  { name: 'Огранка', sorts: [] },
  { name: 'Вес', sorts: ['carat-desc', 'carat-asc'] },
  { name: 'Цвет', sorts: ['colour'] },
  { name: 'Чистота', sorts: ['clarity'] },
  { name: 'Качество', sorts: ['quality'] },
  { name: 'Флуоресц.', sorts: [] },
  { name: 'Сертификат', sorts: [] },
  { name: 'Цена', sorts: ['price-asc', 'price-desc'], isEnd: true },
  { name: 'В избранное', sorts: [], isHidden: true },
];

/** The order that a press on the head selects: the next of its orders, otherwise the first. */
export function nextSort({ sorts }: Column, sort: StoneSort): StoneSort | null {
  return sorts[(sorts.indexOf(sort) + 1) % sorts.length] ?? null;
}

/** Best grades first counts as ascending: they have the smallest number. */
export function ariaSortOf({ sorts }: Column, sort: StoneSort): 'ascending' | 'descending' | undefined {
  if (!sorts.includes(sort)) return undefined;
  return sort.endsWith('-desc') ? 'descending' : 'ascending';
}
