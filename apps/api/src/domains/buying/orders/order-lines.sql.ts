import { sql } from 'drizzle-orm';
import type { LineBack } from '@yahont/contracts/orders/orders.ts';
import { orderLines } from './orders.tables.ts';

// Raw subqueries: the product of a line never changes, so it is not stored twice.
export const PRODUCT_ID = sql<
  number | null
>`(select product_id from skus where skus.id = ${orderLines.skuId})`;

export const UINS = sql<string[]>`array(
  select item.uin from order_line_items as item where item.line_id = ${orderLines.id} order by item.position)`;

/** The exchange of a present stays unknown: its line looks kept. */
export const BACK = sql<LineBack | null>`(
  select refund.reason from refund_lines as line join refunds as refund on refund.id = line.refund_id
  where line.order_line_id = ${orderLines.id} and not (refund.of_gift and refund.reason = 'exchanged'))`;
