import { and, eq } from 'drizzle-orm';
import type { WayObstacle } from '@yahont/contracts/office/order-work/changed-fields.ts';
import { DELIVERY } from '@yahont/values/delivery-kinds.ts';
import { kopecks, sumKopecks, type Kopecks } from '@yahont/values/money.ts';
import type { Db } from '#src/platform/database/database.ts';
import { lineDays, LINE_KIND } from '#src/domains/buying/line-kinds/index.ts';
import {
  findLines,
  getOrderRow,
  isCancellable,
  type OrderLineRow,
  type OrderRow,
} from '#src/domains/buying/orders/index.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { hasParcel } from '#src/domains/after/shipments/index.ts';

/** An order with what its delivery depends on. */
export type OrderToChange = {
  order: OrderRow;
  /** Where its pieces are; null: the warehouse. */
  pieces: readonly { storeId: number | null; isOnItsWay: boolean }[];
  /** Things of it that somebody hands over. */
  count: number;
  /** Working days of the workshop; none once it is packed. */
  workDays: number;
  /** Price of its goods by which the price of a delivery is counted. */
  goods: Kopecks;
  /** A carrier knows of it. */
  hasParcel: boolean;
};

export async function readOrderToChange(db: Db, orderId: number): Promise<OrderToChange> {
  const [order, lines, pieces, isAtCarrier] = await Promise.all([
    getOrderRow(db, orderId),
    findLines(db, [orderId]),
    db
      .select({ storeId: items.storeId, sentAt: items.sentAt })
      .from(items)
      .where(and(eq(items.orderId, orderId), eq(items.state, 'reserved'))),
    hasParcel(db, orderId),
  ]);
  const moneyOnly = lines.filter(({ kind }) => LINE_KIND[kind].isMoneyOnly);
  return {
    order,
    pieces: pieces.map(({ storeId, sentAt }) => ({ storeId, isOnItsWay: sentAt !== null })),
    count: lines.filter(({ kind }) => LINE_KIND[kind].isShipped).length,
    workDays: order.status === 'ready' ? 0 : workDaysOf(lines),
    goods: kopecks(order.goods - sumKopecks(moneyOnly.map(({ price }) => kopecks(price)))),
    hasParcel: isAtCarrier,
  };
}

/** Pieces are worked on in parallel. */
function workDaysOf(lines: readonly OrderLineRow[]): number {
  const things = lines.filter(({ parentPosition }) => parentPosition === null);
  const servicesOn = (position: number) => lines.filter(({ parentPosition }) => parentPosition === position);
  return Math.max(
    0,
    ...things.map(({ kind, position }) => lineDays({ kind, services: servicesOn(position) })),
  );
}

/** Why an order cannot be handed over in another way; null: it can. */
export function wayObstacle({ order, hasParcel: isAtCarrier }: OrderToChange): WayObstacle | null {
  if (!DELIVERY[order.deliveryKind].isShipped) return 'electronic';
  if (!isCancellable(order.status)) return 'ended';
  if (isAtCarrier) return 'parcel';
  if (order.status === 'ready') return 'packed';
  return order.companionId === null ? null : 'two-orders';
}

/** Whether its address and its receiver may still be changed. */
export function isReachable({ order, hasParcel: isAtCarrier }: OrderToChange): boolean {
  return DELIVERY[order.deliveryKind].isShipped && isCancellable(order.status) && !isAtCarrier;
}
