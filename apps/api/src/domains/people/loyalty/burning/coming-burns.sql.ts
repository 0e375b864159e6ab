import { sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOf } from '#src/platform/database/rows.ts';

/** Points that burn at one moment. */
export type ComingBurn = { at: Date; points: number };

/**
 * The account's points that expire next; null when it has none.
 * @param at only points that expire at this moment
 */
export async function comingBurn(db: Db, accountId: number, at?: Date): Promise<ComingBurn | null> {
  const [row] = await rowsOf<{ at: string; points: number }>(
    db,
    sql`select burns_at as at, sum(open)::int as points
      from (
        select burns_at, points
          - coalesce((select sum(points) from bonus_uses where credit_id = credit.id), 0) as open
        from bonus_entries as credit
        where account_id = ${accountId}::int and burns_at is not null
          and ${at === undefined ? sql`true` : sql`burns_at = ${at.toISOString()}::timestamptz`}
      ) as credits
      where open > 0
      group by burns_at order by burns_at limit 1`,
  );
  return row ? { at: new Date(row.at), points: row.points } : null;
}
