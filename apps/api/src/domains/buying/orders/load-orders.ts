import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { LineBack } from '@yahont/contracts/orders/orders.ts';
import type { LineStone } from '@yahont/contracts/stones/line-stone.ts';
import { kopecks, type Kopecks } from '@yahont/values/money.ts';
import { builtOnce } from '#src/platform/database/built-once.ts';
import type { Db } from '#src/platform/database/database.ts';
import { LINE_STONE } from '#src/domains/goods/stones/index.ts';
import { stones } from '#src/domains/goods/stones/stones.tables.ts';
import { orderEvents, orderLines, orders } from './orders.tables.ts';
import { BACK, PRODUCT_ID, UINS } from './order-lines.sql.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderLineRow = typeof orderLines.$inferSelect & {
  /** null for a line without a SKU. */
  productId: number | null;
  /** Its loose stone as pages draw it. */
  stone: LineStone | null;
  /** УИН of the items that the line holds or sold. */
  uins: string[];
  /** Why it was refunded; null while it was not. */
  back: LineBack | null;
};
export type OrderEventRow = Pick<typeof orderEvents.$inferSelect, 'orderId' | 'status' | 'note' | 'at'>;

/** An order of this account; undefined for an order of another account. */
export async function findOwnOrder(
  db: Db,
  { accountId, orderId }: { accountId: number; orderId: number },
): Promise<OrderRow | undefined> {
  return (
    await findOrders(
      db,
      and(eq(orders.id, orderId), eq(orders.accountId, accountId), eq(orders.ofGift, false)),
    )
  )[0];
}

/** The order placed with this key, if any. */
export async function findOrderByKey(
  db: Db,
  { accountId, key }: { accountId: number; key: string },
): Promise<OrderRow | undefined> {
  return (await findOrders(db, and(eq(orders.accountId, accountId), eq(orders.idempotencyKey, key))))[0];
}

const ordersById = builtOnce(['ids'], (db, { ids }) =>
  db
    .select()
    .from(orders)
    .where(sql`${orders.id} = any(${ids}::bigint[])`)
    .prepare('orders_by_id'),
);

/** For internal use (payments, messages): does not check the owner, so it must not be returned to a caller. */
export async function getOrderRow(db: Db, orderId: number): Promise<OrderRow> {
  const [row] = await findOrderRows(db, [orderId]);
  if (!row) throw new Error(`no order ${orderId}`);
  return row;
}

/** The same for several orders, in any order. */
export function findOrderRows(db: Db, ids: readonly number[]): Promise<OrderRow[]> {
  return ordersById(db, { ids });
}

function findOrders(db: Db, where: SQL | undefined): Promise<OrderRow[]> {
  return db.select().from(orders).where(where).limit(1);
}

const linesOf = builtOnce(['orderIds'], (db, { orderIds }) =>
  db
    .select({
      line: orderLines,
      productId: PRODUCT_ID,
      stone: sql<LineStone | null>`${sql.raw(LINE_STONE)}`,
      uins: UINS,
      back: BACK,
    })
    .from(orderLines)
    .leftJoin(stones, eq(stones.id, orderLines.stoneId))
    .where(sql`${orderLines.orderId} = any(${orderIds}::bigint[])`)
    .orderBy(asc(orderLines.orderId), asc(orderLines.position))
    .prepare('lines_of_orders'),
);

export async function findLines(db: Db, orderIds: readonly number[]): Promise<OrderLineRow[]> {
  if (orderIds.length === 0) return [];
  const rows = await linesOf(db, { orderIds });
  return rows.map(({ line, ...joined }) => ({ ...line, ...joined }));
}

/** What was paid for a line, points included, kopecks. */
export function paidFor({ total, bonusDiscount }: Pick<OrderLineRow, 'total' | 'bonusDiscount'>): Kopecks {
  return kopecks(total + bonusDiscount);
}

/** The history of several orders, oldest step first. */
export async function findEvents(db: Db, orderIds: readonly number[]): Promise<OrderEventRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .select({
      orderId: orderEvents.orderId,
      status: orderEvents.status,
      note: orderEvents.note,
      at: orderEvents.at,
    })
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, [...orderIds]))
    .orderBy(asc(orderEvents.id));
}
