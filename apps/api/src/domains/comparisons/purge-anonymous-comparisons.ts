import { sql } from 'drizzle-orm';
import { ANONYMOUS_LIFE_MS } from '#src/platform/anonymous-life.ts';
import type { Context } from '#src/platform/context.ts';

/** Removes what anonymous visitors compare who added nothing for 90 days. */
export async function purgeAnonymousComparisons({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - ANONYMOUS_LIFE_MS).toISOString();
  await db.execute(sql`
    delete from comparisons
    where fuser_id is not null and created_at < ${before}::timestamptz
      and not exists (
        select 1 from comparisons as newer
        where newer.fuser_id = comparisons.fuser_id and newer.created_at >= ${before}::timestamptz
      )`);
}
