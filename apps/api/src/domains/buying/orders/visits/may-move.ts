import { VISIT_MOVES_MAX } from '@yahont/contracts/orders/visits.ts';
import { DELIVERY } from '@yahont/values/delivery-kinds.ts';
import type { OrderEventRow, OrderRow } from '../load-orders.ts';
import { isCancellable } from '../order-states.ts';

/** Whether a courier of the shop will come for an order, and does not have it yet. */
export function hasVisit({
  deliveryKind,
  carrier,
  status,
}: Pick<OrderRow, 'deliveryKind' | 'carrier' | 'status'>): boolean {
  return DELIVERY[deliveryKind].choosesDay && carrier === null && isCancellable(status);
}

/** How often the buyer has moved the visit. */
export function movesOf(events: readonly Pick<OrderEventRow, 'note'>[]): number {
  return events.filter(({ note }) => note === 'new-day-by-buyer').length;
}

/** Whether the courier met nobody, and no other day has been arranged since. */
export function isMissed(
  { status }: Pick<OrderRow, 'status'>,
  events: readonly Pick<OrderEventRow, 'note'>[],
): boolean {
  return status === 'ready' && events.at(-1)?.note === 'delivery-failed';
}

type OrderRecord = { row: OrderRow; events: readonly OrderEventRow[] };

/**
 * Whether the buyer may choose another visit now. It does not check which days and hours are free: the
 * page of choices does.
 * @param isRouted whether the route of this visit is already planned
 */
export function mayMoveVisit({ row, events }: OrderRecord, isRouted: (row: OrderRow) => boolean): boolean {
  return hasVisit(row) && movesOf(events) < VISIT_MOVES_MAX && (isMissed(row, events) || !isRouted(row));
}
