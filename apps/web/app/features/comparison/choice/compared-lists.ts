import type { Compared } from '@yahont/contracts/comparisons/comparisons.ts';

/** Something that can be compared, with its representation in the visitor's summary. */
export type Comparable =
  | ({ kind: 'stones' } & Compared['stones'][number])
  | ({ kind: 'products' } & Compared['products'][number]);

/** Id of the form, outside all others, that the buttons submit without JavaScript. */
export const COMPARE_FORM_ID = 'compare-form';
