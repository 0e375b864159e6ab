import { sql } from 'drizzle-orm';
import { BIRTHDAY_DAYS_AHEAD, BIRTHDAY_POINTS } from '@yahont/values/sums/bonus.ts';
import { burnsAfter } from '@yahont/values/sums/point-life.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOf } from '#src/platform/database/rows.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { bonusEntries } from './loyalty.tables.ts';
import { matchUses } from './match-uses.ts';

/** A date that is younger brings nothing yet, so that it cannot be chosen for the points. */
const SETTLED_DAYS = 30;
const BATCH = 500;

/**
 * Credits the points of birthdays within the next days, once for each year; repeating it changes nothing. Days are those
 * of Moscow. Who asked for news of actions is written to. A birthday on 29 February is 28 February in a common year.
 * @returns how many accounts got points
 */
export async function creditBirthdays({ db, now }: Context): Promise<number> {
  const at = now();
  let credited = 0;
  for (let isMore = true; isMore;) {
    const batch = await db.transaction((tx) => creditBatch(tx, at));
    credited += batch.credited;
    isMore = batch.due === BATCH;
  }
  return credited;
}

/** `due`: accounts that were looked at; another process may have credited some of them while this one waited for their locks. */
async function creditBatch(tx: Db, at: Date): Promise<{ due: number; credited: number }> {
  const due = await lockDue(tx, at);
  if (due.length === 0) return { due: 0, credited: 0 };
  const burnsAt = burnsAfter('birthday', at);
  const points = BIRTHDAY_POINTS;
  const credited = await tx
    .insert(bonusEntries)
    .values(due.map((one) => ({ ...one, points, reason: 'birthday' as const, burnsAt, createdAt: at })))
    .onConflictDoNothing()
    .returning({ accountId: bonusEntries.accountId });
  const accountIds = due.map(({ accountId }) => accountId);
  await matchUses(tx, accountIds);
  const birthdays = new Map(due.map(({ accountId, birthday }) => [accountId, birthday]));
  await enqueue(
    tx,
    ...credited.flatMap(({ accountId }) => {
      const birthday = birthdays.get(accountId);
      if (birthday === undefined) return [];
      const payload = { accountId, birthday, points, burnsAt: burnsAt.toISOString() };
      return [{ topic: 'birthday-points' as const, payload }];
    }),
  );
  return { due: due.length, credited: credited.length };
}

/** Locks accounts whose points are due, and names the year of the birthday. */
function lockDue(tx: Db, now: Date): Promise<{ accountId: number; birthday: number }[]> {
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
    limit ${BATCH}::int
    for update of accounts`,
  );
}
