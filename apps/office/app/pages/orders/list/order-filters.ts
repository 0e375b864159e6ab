import type { listOfficeOrders } from '@yahont/contracts/office/order-lists/order-list.ts';
import type { OrderStatus } from '@yahont/contracts/orders/orders.ts';
import { idNumber, oneOf, text, type FilterReaders, type FiltersOf } from '#app/lib/lists/filters.ts';

/** In the order of the tabs; no status: all that is to be done. */
export const STATUSES: readonly OrderStatus[] = [
  'new',
  'paid',
  'assembling',
  'ready',
  'in-delivery',
  'awaiting-payment',
  'completed',
  'cancelled',
  'expired',
  'refunded',
];

export const SEARCH_MAX = 30;
const WAREHOUSE = 'warehouse';

export const ORDER_FILTERS = {
  status: oneOf(STATUSES),
  store: (typed: string) => (typed === WAREHOUSE ? WAREHOUSE : idNumber(typed)),
  q: text(SEARCH_MAX),
} satisfies FilterReaders<typeof listOfficeOrders>;

export type OrderFilters = FiltersOf<typeof ORDER_FILTERS>;
