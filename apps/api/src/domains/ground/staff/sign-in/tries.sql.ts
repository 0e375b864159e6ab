import { sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOf } from '#src/platform/database/rows.ts';
import type { TryScope } from '../keys.tables.ts';

export type Try = {
  scope: TryScope;
  key: string;
  now: Date;
  /** The try that closes. */
  max: number;
  closedMs: number;
  /** Earlier tries are forgotten after so long without one. */
  forgetMs: number;
};

/**
 * Counts a try before it is compared, so that many at once cannot have more than `max`.
 * @returns how many there are with this one; null: closed, nothing may be compared
 */
export async function countTry(
  db: Db,
  { scope, key, now, max, closedMs, forgetMs }: Try,
): Promise<number | null> {
  const at = now.toISOString();
  const until = new Date(now.getTime() + closedMs).toISOString();
  const forgotten = new Date(now.getTime() - forgetMs).toISOString();
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`
    insert into staff_tries as known (scope, key, count, last_at, closed_until)
    values (${scope}, ${key}, 1, ${at}, null)
    on conflict (scope, key) do update set
      count = case when known.closed_until is not null or known.last_at < ${forgotten} then 1
        else known.count + 1 end,
      closed_until = case when known.closed_until is null and known.last_at >= ${forgotten}
        and known.count + 1 >= ${max}::int then ${until}::timestamptz end,
      last_at = excluded.last_at
    where known.closed_until is null or known.closed_until <= ${at}
    returning count`,
  );
  return row?.count ?? null;
}
