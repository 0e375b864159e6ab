import { sql } from 'drizzle-orm';
import { ANONYMOUS_LIFE_MS } from '#src/platform/anonymous-life.ts';
import type { Context } from '#src/platform/context.ts';

/** Removes favourites of anonymous visitors who added none for 90 days. */
export async function purgeAnonymousFavourites({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - ANONYMOUS_LIFE_MS).toISOString();
  await db.execute(sql`
    delete from favourites
    where fuser_id is not null and created_at < ${before}::timestamptz
      and not exists (
        select 1 from favourites as newer
        where newer.fuser_id = favourites.fuser_id and newer.created_at >= ${before}::timestamptz
      )`);
}
