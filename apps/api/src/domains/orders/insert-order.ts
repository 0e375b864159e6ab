import { getTableColumns, sql } from 'drizzle-orm';
import type { OrderNote } from '@yahont/contracts/orders/orders.ts';
import type { Db } from '#src/platform/database/database.ts';
import { messageWrite } from '#src/platform/messages/outbox.ts';
import { insertRow, rowsOfText, together } from '#src/platform/database/statement.ts';
import type { Write } from '#src/platform/database/statement.ts';
import type { OrderEventRow, OrderLineRow, OrderRow } from './load-orders.ts';
import { orders } from './orders.tables.ts';
import type { TenderRow } from './tenders/tenders.ts';

export type NewOrderLine = Omit<OrderLineRow, 'id' | 'orderId'>;
export type NewOrder = {
  order: OrderRow;
  lines: readonly NewOrderLine[];
  /** They add up to the order's total, which the database checks at the commit. */
  tenders: readonly TenderRow[];
  note: OrderNote;
  extraWrites: Readonly<Record<string, Write>>;
};
/** An order as it was written, ready to be shown without reading it again. */
export type WrittenOrder = {
  row: OrderRow;
  lines: OrderLineRow[];
  tenders: readonly TenderRow[];
  events: OrderEventRow[];
};

/** The id of the next order, for reserving its items before the order is written. */
export const NEXT_ORDER_ID = sql`nextval('orders_id_seq')`;

/**
 * Writes an order with its lines, its first event and its messages, in one statement.
 * @param extraWrites writes of other domains, by name: CTEs of the same statement
 */
export async function insertOrder(
  tx: Db,
  { order, lines, tenders, note, extraWrites }: NewOrder,
): Promise<WrittenOrder> {
  const { id: orderId, status, createdAt } = order;
  const at = createdAt.toISOString();
  const writes = {
    written: insertRow('orders', columnsOf(order)),
    tenders_written: tendersWrite(tenders),
    lines_written: linesWrite(orderId, lines),
    event_written: insertRow('order_events', { order_id: orderId, status, note, at, actor_kind: 'account' }),
    announced: messageWrite({ topic: 'order-changed', payload: { orderId, status } }),
    ...extraWrites,
  };
  const ids = await rowsOfText<{ id: number; position: number }>(
    tx,
    together(writes, 'select id::float8 as id, position from lines_written'),
  );
  const idAt = new Map(ids.map(({ id, position }) => [position, id]));
  const idOf = (position: number): number => {
    const id = idAt.get(position);
    if (id === undefined) throw new Error(`line ${position} of order ${orderId} was not written`);
    return id;
  };
  return {
    row: order,
    lines: lines.map((line) => ({ ...line, orderId, id: idOf(line.position) })),
    tenders,
    events: [{ status, note, at: createdAt }],
  };
}

/** Every column of the table by the name of its property, so that a new column cannot be left out. */
const ORDER_COLUMNS = Object.keys(getTableColumns(orders)).map((key) => ({
  // safe: the keys of the columns are the keys of the row that drizzle infers from them
  key: key as keyof OrderRow,
  name: key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
}));

function columnsOf(order: OrderRow): Record<string, string | number | null> {
  return Object.fromEntries(ORDER_COLUMNS.map(({ key, name }) => [name, toScalar(order[key])]));
}

function toScalar(value: OrderRow[keyof OrderRow]): string | number | null {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}

/** However many tenders: one text, like that of the lines. */
function tendersWrite(tenders: readonly TenderRow[]): Write {
  const rows = tenders.map(({ id, orderId, position, kind, amount, state, reference, changedAt }) => ({
    id,
    order_id: orderId,
    position,
    kind,
    amount,
    state,
    reference,
    changed_at: changedAt,
  }));
  return (bind) => `
    insert into order_tenders (id, order_id, position, kind, amount, state, reference, changed_at)
    select * from jsonb_to_recordset(${bind(JSON.stringify(rows))}::jsonb) as tender(
      id uuid, order_id bigint, position int, kind text, amount bigint, state text, reference text,
      changed_at timestamptz)`;
}

/** One statement text for any number of lines, which the server plans once. */
function linesWrite(orderId: number, lines: readonly NewOrderLine[]): Write {
  const rows = lines.map(({ skuId, promoDiscount, bonusDiscount, ...line }) => ({
    ...line,
    sku_id: skuId,
    promo_discount: promoDiscount,
    bonus_discount: bonusDiscount,
  }));
  return (bind) => `
    insert into order_lines (order_id, position, sku_id, uin, name, article, metal, size, price, promo_discount,
      bonus_discount, total)
    select ${bind(orderId)}::bigint, line.* from jsonb_to_recordset(${bind(JSON.stringify(rows))}::jsonb) as line(
      position int, sku_id int, uin text, name text, article text, metal text, size int, price bigint,
      promo_discount bigint, bonus_discount bigint, total bigint)
    returning id, position`;
}
