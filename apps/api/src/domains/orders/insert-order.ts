import { sql } from 'drizzle-orm';
import type { WithSubquery } from 'drizzle-orm';
import type { Db } from '#src/platform/database.ts';
import { outbox } from '#src/platform/outbox.tables.ts';
import { rowsOf } from '#src/platform/rows.ts';
import type { OrderEventRow, OrderLineRow, OrderRow } from './load-orders.ts';
import { orderEvents, orderLines, orders } from './orders.tables.ts';

export type NewOrderLine = Omit<OrderLineRow, 'id' | 'orderId'>;
export type NewOrder = {
  order: OrderRow;
  lines: readonly NewOrderLine[];
  note: string;
  alongside: readonly WithSubquery[];
};
/** An order as it was written, ready to be shown without reading it again. */
export type WrittenOrder = { row: OrderRow; lines: OrderLineRow[]; events: OrderEventRow[] };

/** Reserves the id of an order before it is written, so that its pieces can be taken in its name. */
export async function nextOrderId(tx: Db): Promise<number> {
  const [row] = await rowsOf<{ id: number }>(tx, sql`select nextval('orders_id_seq')::float8 as id`);
  if (!row) throw new Error('a sequence answered without a row');
  return row.id;
}

/**
 * Writes an order with its lines, the first row of its history and the news of it, in one statement.
 * @param alongside writes of the domains that share the moment: they ride in the same statement
 */
export async function insertOrder(
  tx: Db,
  { order, lines, note, alongside }: NewOrder,
): Promise<WrittenOrder> {
  const orderId = order.id;
  const written = tx.$with('written').as(tx.insert(orders).values(order).returning({ id: orders.id }));
  const linesWritten = tx.$with('lines_written').as(
    tx
      .insert(orderLines)
      .values(lines.map((line) => ({ ...line, orderId })))
      .returning({ id: orderLines.id, position: orderLines.position }),
  );
  const eventWritten = tx
    .$with('event_written')
    .as(
      tx
        .insert(orderEvents)
        .values({ orderId, status: order.status, note, at: order.createdAt })
        .returning({ id: orderEvents.id }),
    );
  const announced = tx.$with('announced').as(
    tx
      .insert(outbox)
      .values({ topic: 'order-changed', payload: { orderId, status: order.status } })
      .returning({ id: outbox.id }),
  );
  const ids = await tx
    .with(written, linesWritten, eventWritten, announced, ...alongside)
    .select({ id: linesWritten.id, position: linesWritten.position })
    .from(linesWritten);
  const idAt = new Map(ids.map(({ id, position }) => [position, id]));
  return {
    row: order,
    lines: lines.map((line) => ({ ...line, orderId, id: idAt.get(line.position) ?? 0 })),
    events: [{ status: order.status, note, at: order.createdAt }],
  };
}
