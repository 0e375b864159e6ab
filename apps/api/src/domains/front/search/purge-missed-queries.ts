import { desc, inArray, lt } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { missedQueries } from './search.tables.ts';

/** Most queries that are kept: those that were asked most, and of equals the latest. */
export const MAX_MISSED_QUERIES = 20_000;
/** A query that nobody repeated for so long is no wish any more. */
const LIFE_MS = 365 * 86_400_000;

/** Removes queries that were not repeated for a year, and the rarest beyond the limit: a robot may add 180,000 an hour. */
export async function purgeMissedQueries(
  { db, now }: Pick<Context, 'db' | 'now'>,
  limit = MAX_MISSED_QUERIES,
): Promise<void> {
  await db.delete(missedQueries).where(lt(missedQueries.lastAskedAt, new Date(now().getTime() - LIFE_MS)));
  const beyond = db
    .select({ query: missedQueries.query })
    .from(missedQueries)
    .orderBy(desc(missedQueries.count), desc(missedQueries.lastAskedAt), missedQueries.query)
    .offset(limit);
  await db.delete(missedQueries).where(inArray(missedQueries.query, beyond));
}
