import { sql } from 'drizzle-orm';
import { BURN_NOTICE_DAYS } from '@yahont/values/sums/bonus.ts';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOf } from '#src/platform/database/rows.ts';

/**
 * Records which accounts get a message about points that burn soon, and the time of expiry; each pair
 * once.
 */
export function writeNotices(
  tx: Db,
  { at, limit }: { at: string; limit: number },
): Promise<{ accountId: number; burnsAt: string }[]> {
  return rowsOf(
    tx,
    sql`insert into bonus_notices (account_id, burns_at, created_at)
        select distinct account_id, burns_at, ${at}::timestamptz
        from bonus_entries as credit
        where burns_at > ${at}::timestamptz
          and burns_at <= ${at}::timestamptz + make_interval(days => ${BURN_NOTICE_DAYS}::int)
          and points > coalesce((select sum(points) from bonus_uses where credit_id = credit.id), 0)
          and not exists (select from bonus_notices as known
            where known.account_id = credit.account_id and known.burns_at = credit.burns_at)
        limit ${limit}::int
        on conflict do nothing
        returning account_id as "accountId", burns_at as "burnsAt"`,
  );
}
