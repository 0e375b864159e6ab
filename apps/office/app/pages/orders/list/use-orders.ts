import { call } from '#app/lib/calls/call.ts';
import { listOfficeOrders } from '#app/lib/calls/routes/orders.ts';
import { useCursorList } from '#app/lib/lists/cursor-list.ts';
import type { OfficeOrderRow } from '@yahont/contracts/office/order-lists/order-list.ts';
import { ORDERS_KEY } from '#app/blocks/orders/data/use-order.ts';
import type { OrderFilters } from './order-filters.ts';

const idOf = ({ id }: OfficeOrderRow): number => id;

export function useOrders(filters: OrderFilters, isLive = true) {
  return useCursorList({
    key: [...ORDERS_KEY, filters],
    read: (after: string | undefined, signal) =>
      call(listOfficeOrders, { query: { ...filters, after } }, { signal }),
    idOf,
    isLive,
  });
}
