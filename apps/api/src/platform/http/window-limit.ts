import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';

/** At most `limit` times in `seconds`. */
export type WindowLimit = { limit: number; seconds: number };

/** Makes transactions with the same name wait for each other, so that requests at one moment count each other. */
export async function lockName(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** Seconds until fewer than `limit` of these times lie in the window; they come newest first. */
export function secondsToWait(times: readonly Date[], { limit, seconds }: WindowLimit, now: Date): number {
  const blocking = times[limit - 1];
  if (!blocking) return 0;
  return Math.max(0, Math.ceil((blocking.getTime() - now.getTime()) / 1000 + seconds));
}
