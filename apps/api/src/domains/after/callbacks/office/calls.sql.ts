import { sql } from 'drizzle-orm';
import { CALL_PROMISE_SECONDS } from '@yahont/contracts/office/calls.ts';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOf } from '#src/platform/database/rows.ts';

type Counted = { asked: number; inTime: number };

/**
 * How many calls asked for since a moment were to be made by now, and how many of them somebody took in time. Reads the requests
 * of one day, of which the setting `callbacks-hourly` limits the number.
 * @param cities null: all
 */
export async function countInTime(
  db: Db,
  { since, now, cities }: { since: Date; now: Date; cities: readonly number[] | null },
): Promise<Counted> {
  const promisedBefore = new Date(now.getTime() - CALL_PROMISE_SECONDS * 1000).toISOString();
  const inCities = cities === null ? sql`true` : sql`city_id = any (${`{${cities.join(',')}}`}::int[])`;
  const [counted] = await rowsOf<Counted>(
    db,
    sql`
    select
      coalesce(sum((first_taken_at is not null or created_at <= ${promisedBefore})::int), 0)::int as asked,
      coalesce(sum((first_taken_at <= created_at + ${CALL_PROMISE_SECONDS} * interval '1 second')::int), 0)::int as "inTime"
    from callback_requests
    where created_at >= ${since.toISOString()} and ${inCities}`,
  );
  return counted ?? { asked: 0, inTime: 0 };
}
