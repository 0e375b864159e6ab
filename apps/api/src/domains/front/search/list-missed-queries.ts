import { asc, desc } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { missedQueries } from './search.tables.ts';

export type MissedQuery = typeof missedQueries.$inferSelect;

/** Queries without results, most frequent first. */
export async function listMissedQueries(
  { db }: Pick<Context, 'db'>,
  { limit }: { limit: number },
): Promise<MissedQuery[]> {
  return db
    .select()
    .from(missedQueries)
    .orderBy(desc(missedQueries.count), desc(missedQueries.lastAskedAt), asc(missedQueries.query))
    .limit(limit);
}
