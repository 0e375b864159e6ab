import { and, isNotNull, lte, lt } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { mailClicks } from './mail-tracking.tables.ts';
import { LIMIT_WINDOW_MS } from './record-click.ts';

/** Half a year: long enough to compare a season's e-mails with the season before. */
const RETENTION_MS = 183 * 86_400_000;

/** Clears the network of clicks that limits no longer count, and deletes old clicks. */
export async function purgeMailClicks({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const today = now().getTime();
  await db.delete(mailClicks).where(lt(mailClicks.at, new Date(today - RETENTION_MS)));
  await db
    .update(mailClicks)
    .set({ network: null })
    .where(and(isNotNull(mailClicks.network), lte(mailClicks.at, new Date(today - LIMIT_WINDOW_MS))));
}
