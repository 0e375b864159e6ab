import { sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOf } from '#src/platform/database/rows.ts';
import { idList } from '../id-list.ts';

/** Number of accounts locked at once. */
const BATCH = 50;

/** Reads accounts with an id greater than `after`; null when there are none. */
export async function burnBatch(
  tx: Db,
  at: string,
  after: number,
): Promise<{ burnt: number; last: number } | null> {
  const accounts = await rowsOf<{ id: number }>(
    tx,
    sql`select accounts.id from accounts
      where accounts.id in (
        select account_id from bonus_entries as credit
        where account_id > ${after}::int and burns_at <= ${at}::timestamptz
          and points > coalesce((select sum(points) from bonus_uses where credit_id = credit.id), 0))
      order by accounts.id
      limit ${BATCH}::int
      for update`,
  );
  const last = accounts.at(-1);
  if (last === undefined) return null;
  const ids = accounts.map(({ id }) => id);
  const [row] = await rowsOf<{ burnt: number }>(
    tx,
    // With the locks held, this statement sees what other transactions wrote before.
    sql`
    with expired as (
      select id, account_id, points
        - coalesce((select sum(points) from bonus_uses where credit_id = credit.id), 0)::int as open
      from bonus_entries as credit
      where account_id = any(${idList(ids)}::int[]) and burns_at <= ${at}::timestamptz
    ), burnt as (
      insert into bonus_entries (account_id, points, reason, credit_id, created_at)
      select account_id, -open, 'burnt', id, ${at}::timestamptz from expired where open > 0 order by id
      on conflict do nothing
      returning id, credit_id, points
    ), used as (
      insert into bonus_uses (debit_id, credit_id, points)
      select id, credit_id, -points from burnt
      returning 1
    )
    select count(*)::int as burnt from used`,
  );
  return { burnt: row?.burnt ?? 0, last: last.id };
}
