import { sql } from 'drizzle-orm';
import { isBalance, TENDER_KINDS } from '@yahont/values/sums/tenders.ts';

const MONEY = sql.raw(TENDER_KINDS.flatMap((kind) => (isBalance(kind) ? [] : `'${kind}'`)).join(', '));

/**
 * Names of the goods, with services separate. Columns are written by name, because drizzle omits the
 * table here.
 */
export const NAMES = sql<string[]>`array(
          select line.name from order_lines as line
          where line.order_id = orders.id and line.parent_position is null order by line.position)`;

/** Money that the order still waits for. */
export const DUE = sql<number>`(
          select coalesce(sum(tender.amount), 0)::float8 from order_tenders as tender
          where tender.order_id = orders.id and tender.state = 'pending' and tender.kind in (${MONEY}))`;
