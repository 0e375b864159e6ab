import { and, isNotNull, lte, lt } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { mailClicks } from './mail-tracking.tables.ts';
import { COUNTED_MS } from './record-click.ts';

/** Half a year: long enough to compare a season's e-mails with the season before. */
const KEPT_MS = 183 * 86_400_000;

/** Clears the network of clicks that no limit counts any more, and deletes old clicks. */
export async function purgeMailClicks({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const today = now().getTime();
  await db.delete(mailClicks).where(lt(mailClicks.at, new Date(today - KEPT_MS)));
  await db
    .update(mailClicks)
    .set({ network: null })
    .where(and(isNotNull(mailClicks.network), lte(mailClicks.at, new Date(today - COUNTED_MS))));
}
