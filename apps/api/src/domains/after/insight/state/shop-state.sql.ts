import { sql, type SQL } from 'drizzle-orm';
import { ORDER_GROUPS } from '@yahont/contracts/orders/order-list.ts';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOf } from '#src/platform/database/rows.ts';

/** Orders that are not over; those that are would have to be counted one by one. */
const OPEN_STATES = [...ORDER_GROUPS.waiting, ...ORDER_GROUPS.active];

type Row = {
  orders: Record<string, number>;
  unpaid: number;
  outbox: { count: number; first: number | null; held: number; failed: number };
  refunds: { count: number; oldest: number | null };
  receipts: Record<string, number>;
  comparison: { differences: number; ranAt: number } | null;
};

/**
 * One statement, of which every part is answered by a partial index.
 * @param overdueAt unpaid orders whose term ended before it count as overdue
 */
export async function readCounts(
  db: Db,
  { topics, now, overdueAt }: { topics: readonly string[]; now: Date; overdueAt: Date },
): Promise<Row> {
  const states = sql.raw(OPEN_STATES.map((state) => `'${state}'`).join(', '));
  const [row] = await rowsOf<Row>(
    db,
    sql`
    select
      (select coalesce(jsonb_object_agg(counted.status, counted.count), '{}')
        from (select orders.status, count(*)::int as count from orders
          where orders.status in (${states}) group by orders.status) as counted) as orders,
      (select count(*)::int from orders
        where orders.status = 'awaiting-payment' and orders.expires_at < ${overdueAt.toISOString()}::timestamptz) as unpaid,
      (select jsonb_build_object(
          'count', count(*) filter (where due.is_due), 'first', min(due.id) filter (where due.is_due),
          'held', count(*) filter (where not due.is_due),
          'failed', (select count(*) from outbox where outbox.failed_at is not null and outbox.resent_at is null))
        from (select outbox.id, outbox.not_before is null or outbox.not_before <= ${now.toISOString()}::timestamptz as is_due
          from outbox where outbox.queued_at is null
            and outbox.topic = any(${sql.param([...topics])}::text[])) as due) as outbox,
      (select jsonb_build_object('count', count(*), 'oldest', extract(epoch from min(refunds.changed_at))::float8)
        from refunds where refunds.state = 'pending') as refunds,
      (select coalesce(jsonb_object_agg(counted.state, counted.count), '{}')
        from (select receipts.state, count(*)::int as count from receipts
          where receipts.state in ('waiting', 'registering') or receipts.state in ('dead', 'by-hand')
          group by receipts.state) as counted) as receipts,
      (select jsonb_build_object('differences', jsonb_array_length(reconciliations.differences),
          'ranAt', extract(epoch from reconciliations.ran_at)::float8)
        from reconciliations order by reconciliations.day desc limit 1) as comparison`,
  );
  if (row === undefined) throw new Error('a statement without a row');
  return row;
}

type QueueRow = { name: string; waiting: number; running: number; failed: number };

/**
 * Jobs of each queue, by what becomes of them. Those that wait are counted by the index from which the queue takes them.
 * Of running and failed ones pg-boss has no index, so they are what it counted last, about a minute ago at most; it deletes failed
 * ones after an hour. Empty before the first start of the queue.
 */
export async function readQueues(db: Db, now: Date): Promise<QueueRow[]> {
  const [found] = await rowsOf<{ found: boolean }>(
    db,
    sql`select to_regclass('pgboss.job') is not null as found`,
  );
  if (found?.found !== true) return [];
  return rowsOf<QueueRow>(db, queueCounts(now));
}

/** The statement of `readQueues`, apart for a test of its plan. */
export function queueCounts(now: Date): SQL {
  return sql`
    select name, coalesce(waiting, 0) as waiting, active_count as running, failed_count as failed
    from pgboss.queue left join (
      select name, count(*)::int as waiting from pgboss.job
        where state < 'active' and not blocked and start_after <= ${now.toISOString()}::timestamptz
        group by name) as counted using (name)
    where not starts_with(name, '__pgboss__')`;
}
