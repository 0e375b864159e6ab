import { and, isNotNull, lte, lt } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { mailClicks } from './mail-tracking.tables.ts';
import { COUNTED_MS } from './record-click.ts';

/** Half a year: a season and the same season's letters before it. */
const KEPT_MS = 183 * 86_400_000;

/** Forgets where clicks came from once no limit counts them, and old clicks altogether. */
export async function purgeMailClicks({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const today = now().getTime();
  await db.delete(mailClicks).where(lt(mailClicks.at, new Date(today - KEPT_MS)));
  await db
    .update(mailClicks)
    .set({ network: null })
    .where(and(isNotNull(mailClicks.network), lte(mailClicks.at, new Date(today - COUNTED_MS))));
}
