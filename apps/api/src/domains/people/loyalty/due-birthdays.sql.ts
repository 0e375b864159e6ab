import { sql } from 'drizzle-orm';
import { BIRTHDAY_DAYS_AHEAD } from '@yahont/values/sums/bonus.ts';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOf } from '#src/platform/database/rows.ts';

/** A more recently given date earns nothing yet, so that nobody can choose a date for the points. */
const SETTLED_DAYS = 30;

export const DUE_BATCH = 500;

/** Locks accounts whose points are due, and returns the year of each birthday. */
export function lockDue(tx: Db, now: Date): Promise<{ accountId: number; birthday: number }[]> {
  const at = now.toISOString();
  return rowsOf(
    tx,
    sql`
    with days as (
      select day::date as day, to_char(day, 'MM-DD') as mark, extract(year from day)::int as year
      from generate_series(
        (${at}::timestamptz at time zone 'Europe/Moscow')::date,
        (${at}::timestamptz at time zone 'Europe/Moscow')::date + ${BIRTHDAY_DAYS_AHEAD}::int,
        interval '1 day'
      ) as day
    )
    select accounts.id as "accountId", days.year as birthday
    from accounts join days on to_char(accounts.birth_date, 'MM-DD') = days.mark
      or (to_char(accounts.birth_date, 'MM-DD') = '02-29' and days.mark = '02-28'
        and extract(day from days.day + 1) = 1)
    where accounts.erased_at is null
      and accounts.birth_date_set_at <= ${at}::timestamptz - make_interval(days => ${SETTLED_DAYS}::int)
      and not exists (select from bonus_entries as known
        where known.account_id = accounts.id and known.reason = 'birthday' and known.birthday = days.year)
    order by accounts.id
    limit ${DUE_BATCH}::int
    for update of accounts`,
  );
}
