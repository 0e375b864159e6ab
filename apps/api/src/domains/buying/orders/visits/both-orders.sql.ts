import { sql, type SQL } from 'drizzle-orm';
import { orders } from '../orders.tables.ts';

/** The order itself, and the other order of its cart. */
export function isOfCart(orderId: number): SQL {
  return sql`${orders.id} in (${orderId}, (select companion_id from orders where id = ${orderId}))`;
}
