import type { OrderNote } from '@yahont/contracts/orders/orders.ts';
import { isOnline } from '@yahont/values/sums/tenders.ts';
import type { Db } from '#src/platform/database/database.ts';
import { rowInserter } from '#src/platform/insert-rows.ts';
import { messageWrite } from '#src/platform/messages/outbox.ts';
import {
  insertRow,
  lastRowsOfText,
  rowsOfText,
  together,
  type SqlFragment,
  type Write,
} from '#src/platform/database/statement.ts';
import type { OrderEventRow, OrderLineRow, OrderRow } from './load-orders.ts';
import { orderLines, orders } from './orders.tables.ts';
import type { TenderRow } from './tenders/tenders.ts';
import { itemsWrite, tendersWrite, type NewOrderLine } from './insert-order.sql.ts';

export type NewOrder = {
  order: OrderRow;
  lines: readonly NewOrderLine[];
  /** The tenders add up to the order's total; the database checks it at the commit. */
  tenders: readonly TenderRow[];
  note: OrderNote;
  extraWrites: Readonly<Record<string, Write>>;
  /** Another order follows in the same transaction. */
  isFollowed?: boolean;
};
/** A newly written order, ready to be shown without another read. */
export type WrittenOrder = {
  row: OrderRow;
  lines: OrderLineRow[];
  tenders: readonly TenderRow[];
  events: OrderEventRow[];
  /** The other order of the same cart. */
  companion: Omit<WrittenOrder, 'companion'> | null;
};

type WrittenLine = { id: number; position: number };

/** The id of the next order, so that its items can be reserved before the order is written. */
export const NEXT_ORDER_ID: SqlFragment = () => `nextval('orders_id_seq')`;

const insertOrders = rowInserter(orders);
const insertLines = rowInserter(orderLines, ['id']);

/**
 * Writes an order with its lines, their items, the first row of its history and the message about it,
 * in one statement. It is the last statement of its transaction, unless this is the first of two
 * orders.
 * @param extraWrites writes of other domains, by name: these CTEs run in the same statement
 */
export async function insertOrder(
  tx: Db,
  { order, lines, tenders, note, extraWrites, isFollowed = false }: NewOrder,
): Promise<WrittenOrder> {
  const { id: orderId, status, createdAt } = order;
  const at = createdAt.toISOString();
  const writes = {
    written: insertOrders([order]),
    tenders_written: tendersWrite(tenders),
    lines_written: insertLines(
      lines.map((line) => ({ ...line, orderId })),
      'id, position',
    ),
    items_written: itemsWrite(lines),
    event_written: insertRow('order_events', { order_id: orderId, status, note, at, actor_kind: 'account' }),
    ...(isWithTheBank(order)
      ? {}
      : { announced: messageWrite({ topic: 'order-changed', payload: { orderId, status } }) }),
    ...extraWrites,
  };
  const write = isFollowed ? rowsOfText<WrittenLine> : lastRowsOfText<WrittenLine>;
  const ids = await write(tx, together(writes, 'select id::float8 as id, position from lines_written'));
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
    events: [{ orderId, status, note, at: createdAt }],
    companion: null,
  };
}

/** Its buyer is on the payment page, so no message is sent until the order is paid or ends. */
function isWithTheBank({ status, paymentKind }: OrderRow): boolean {
  return status === 'awaiting-payment' && (isOnline(paymentKind) || paymentKind === 'parts');
}
