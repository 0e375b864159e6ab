import { sql } from 'drizzle-orm';

/**
 * Whether no other tender of the order waits for money. Evaluated in the statement that pays one, for
 * every payment of a sweep. Columns are written by name, because drizzle omits the table here.
 */
export const IS_ORDER_SETTLED = sql<boolean>`not exists (
    select 1 from order_tenders as other
    where other.order_id = order_tenders.order_id and other.id <> order_tenders.id
      and other.state in ('pending', 'released'))`;
