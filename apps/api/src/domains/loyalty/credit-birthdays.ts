import { sql } from 'drizzle-orm';
import { BIRTHDAY_DAYS_AHEAD, BIRTHDAY_POINTS } from '@yahont/values/sums/bonus.ts';
import type { Context } from '#src/platform/context.ts';
import { rowsOf } from '#src/platform/database/rows.ts';

/** A date that is younger brings nothing yet, so that it cannot be chosen for the points. */
const SETTLED_DAYS = 30;

/**
 * Credits the points of birthdays within the next days, once for each year; repeating it changes nothing. Days are those
 * of Moscow. A birthday on 29 February is 28 February in a common year.
 * @returns how many accounts got points
 */
export async function creditBirthdays({ db, now }: Context): Promise<number> {
  const at = now().toISOString();
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`
    with days as (
      select day::date as day, to_char(day, 'MM-DD') as mark, extract(year from day)::int as year
      from generate_series(
        (${at}::timestamptz at time zone 'Europe/Moscow')::date,
        (${at}::timestamptz at time zone 'Europe/Moscow')::date + ${BIRTHDAY_DAYS_AHEAD}::int,
        interval '1 day'
      ) as day
    )
    insert into bonus_entries (account_id, points, reason, birthday, created_at)
    select accounts.id, ${BIRTHDAY_POINTS}::int, 'birthday', days.year, ${at}::timestamptz
    from accounts join days on to_char(accounts.birth_date, 'MM-DD') = days.mark
      or (to_char(accounts.birth_date, 'MM-DD') = '02-29' and days.mark = '02-28'
        and extract(day from days.day + 1) = 1)
    where accounts.erased_at is null
      and accounts.birth_date_set_at <= ${at}::timestamptz - make_interval(days => ${SETTLED_DAYS}::int)
    on conflict do nothing
    returning id`,
  );
  return rows.length;
}
