import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';

/** At most `limit` calls in `seconds`. */
export type WindowLimit = { limit: number; seconds: number };

/** Serialises transactions with the same name, so that simultaneous requests count each other. */
export async function lockName(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** Seconds until fewer than `limit` of these times are within the window; times are ordered newest first. */
export function secondsToWait(times: readonly Date[], { limit, seconds }: WindowLimit, now: Date): number {
  const blocking = times[limit - 1];
  if (!blocking) return 0;
  return Math.max(0, Math.ceil((blocking.getTime() - now.getTime()) / 1000 + seconds));
}
