import type { listOfficeReturns } from '@yahont/contracts/office/returns.ts';
import type { ReturnState } from '@yahont/contracts/returns/return-lists.ts';
import { idNumber, oneOf, type FilterReaders, type FiltersOf } from '#app/lib/lists/filters.ts';

type View = 'open' | 'closed';

/** States of each view, in their order. */
export const STATES: Readonly<Record<View, readonly ReturnState[]>> = {
  open: ['requested', 'approved', 'on-its-way', 'received', 'checked'],
  closed: ['refunded', 'refused', 'withdrawn'],
};

export const RETURN_FILTERS = {
  view: oneOf<View>(['open', 'closed']),
  state: oneOf<ReturnState>([...STATES.open, ...STATES.closed]),
  storeId: idNumber,
} satisfies FilterReaders<typeof listOfficeReturns>;

export type ReturnFilters = FiltersOf<typeof RETURN_FILTERS>;
