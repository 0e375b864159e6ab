import { sql } from 'drizzle-orm';
import type { OrderNote } from '@yahont/contracts/orders/orders.ts';
import type { Db } from '#src/platform/database/database.ts';
import { messageWrite } from '#src/platform/messages/outbox.ts';
import { insertRow, rowsOfText, together } from '#src/platform/database/statement.ts';
import type { Write } from '#src/platform/database/statement.ts';
import type { OrderEventRow, OrderLineRow, OrderRow } from './load-orders.ts';

export type NewOrderLine = Omit<OrderLineRow, 'id' | 'orderId'>;
export type NewOrder = {
  order: OrderRow;
  lines: readonly NewOrderLine[];
  note: OrderNote;
  extraWrites: Readonly<Record<string, Write>>;
};
/** A written order, complete enough to be shown without another query. */
export type WrittenOrder = { row: OrderRow; lines: OrderLineRow[]; events: OrderEventRow[] };

/** The id of the next order, for reserving its items before the order is written. */
export const NEXT_ORDER_ID = sql`nextval('orders_id_seq')`;

/**
 * Writes an order with its lines, its first event and its messages, in one statement.
 * @param extraWrites writes of other domains, by name: CTEs of the same statement
 */
export async function insertOrder(
  tx: Db,
  { order, lines, note, extraWrites }: NewOrder,
): Promise<WrittenOrder> {
  const { id: orderId, status, createdAt } = order;
  const at = createdAt.toISOString();
  const writes = {
    written: insertRow('orders', columnsOf(order)),
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
  return {
    row: order,
    lines: lines.map((line) => ({ ...line, orderId, id: idAt.get(line.position) ?? 0 })),
    events: [{ status, note, at: createdAt }],
  };
}

function columnsOf(order: OrderRow) {
  return {
    id: order.id,
    account_id: order.accountId,
    idempotency_key: order.idempotencyKey,
    request_hash: order.requestHash,
    status: order.status,
    city_id: order.cityId,
    contact: JSON.stringify(order.contact),
    delivery_kind: order.deliveryKind,
    delivery_address: order.deliveryAddress,
    delivery_date: order.deliveryDate,
    store_id: order.storeId,
    payment_kind: order.paymentKind,
    promo_code: order.promoCode,
    goods: order.goods,
    promo_discount: order.promoDiscount,
    bonus_spent: order.bonusSpent,
    delivery_price: order.deliveryPrice,
    total: order.total,
    bonus_to_earn: order.bonusToEarn,
    comment: order.comment,
    paid_at: order.paidAt?.toISOString() ?? null,
    expires_at: order.expiresAt?.toISOString() ?? null,
    created_at: order.createdAt.toISOString(),
    version: order.version,
    state_since: order.stateSince.toISOString(),
    store_until: order.storeUntil?.toISOString() ?? null,
    place: order.place,
  };
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
