import type { ComparedKind } from '@yahont/contracts/comparisons/compared-kinds.ts';
import type { Compared } from '@yahont/contracts/comparisons/comparisons.ts';
import type { ChosenList } from '#app/lib/visitor/chosen-store.ts';

/** Something that can be compared, with what the visitor's summary says of it. */
export type Comparable =
  | ({ kind: 'stones' } & Compared['stones'][number])
  | ({ kind: 'products' } & Compared['products'][number]);

export const COMPARED_LISTS: Readonly<Record<ComparedKind, ChosenList>> = {
  stones: ({ compared }) => compared.stones,
  products: ({ compared }) => compared.products,
};

/** The form outside all others that buttons submit without JavaScript. */
export const COMPARE_FORM_ID = 'compare-form';
