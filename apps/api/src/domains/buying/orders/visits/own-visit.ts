import { inArray } from 'drizzle-orm';
import type { AccountContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound } from '#src/platform/errors.ts';
import { lineDays } from '#src/domains/buying/line-kinds/index.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { findEvents, findLines, findOwnOrder, type OrderLineRow, type OrderRow } from '../load-orders.ts';
import { findVisit, type CourierVisit } from './courier-visit.ts';
import { isMissed, movesOf } from './may-move.ts';

export type OwnVisit = CourierVisit & {
  /** How often the buyer has moved it. */
  movesMade: number;
  /** The courier met nobody, and no other day has been arranged since. */
  isMissed: boolean;
  /**
   * The work before an order can come: since when, how many working days the workshop takes, and where
   * its pieces are (null: the warehouse). None for an order to collect.
   */
  works: readonly { since: Date; workDays: number; places: readonly (number | null)[] }[];
};

type OrderQuery = { orderId: number; isLocked: boolean };

/**
 * The visit of an order of the caller; `isLocked`: locked until the transaction ends. Throws
 * `order-not-found`.
 */
export async function findOwnVisit(
  db: Db,
  { caller: { accountId }, now }: AccountContext,
  { orderId, isLocked }: OrderQuery,
): Promise<OwnVisit> {
  if (!(await findOwnOrder(db, { accountId, orderId }))) throw notFound('order');
  const visit = await findVisit(db, orderId, { isLocked });
  const { order, coming } = visit;
  const orderIds = [orderId, ...coming.map(({ id }) => id).filter((id) => id !== orderId)];
  const events = await findEvents(db, orderIds);
  const lines = await findLines(db, orderIds);
  const pieces = await db
    .select({ orderId: items.orderId, storeId: items.storeId })
    .from(items)
    .where(inArray(items.orderId, orderIds));
  const eventsOf = (id: number) => events.filter((event) => event.orderId === id);
  return {
    ...visit,
    movesMade: Math.max(...orderIds.map((id) => movesOf(eventsOf(id)))),
    isMissed: isMissed(order, eventsOf(orderId)),
    works: coming
      .filter(({ status }) => status !== 'ready')
      .map((one) => ({
        since: workBegan(one, now()),
        workDays: workDaysOf(one, lines),
        places: pieces.filter((piece) => piece.orderId === one.id).map(({ storeId }) => storeId),
      })),
  };
}

/** The checkout counts from the order; work on an unpaid order has not begun. */
function workBegan({ status, paidAt, createdAt }: OrderRow, now: Date): Date {
  return status === 'awaiting-payment' ? now : (paidAt ?? createdAt);
}

/** Pieces are worked on in parallel. */
function workDaysOf({ id }: OrderRow, lines: readonly OrderLineRow[]): number {
  const own = lines.filter(({ orderId }) => orderId === id);
  const servicesOn = (position: number) => own.filter(({ parentPosition }) => parentPosition === position);
  const things = own.filter(({ parentPosition }) => parentPosition === null);
  return Math.max(
    0,
    ...things.map(({ kind, position }) => lineDays({ kind, services: servicesOn(position) })),
  );
}
