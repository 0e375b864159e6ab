import { lt } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { supportRequests } from './support.tables.ts';

/** As the policy promises: three years after the last message. */
const KEPT_YEARS = 3;

/**
 * Deletes threads whose last message is three years old, with all their messages. `purgeFiles` removes
 * their files within a day.
 */
export async function purgeThreads({ db, now }: Context): Promise<void> {
  const before = now();
  before.setUTCFullYear(before.getUTCFullYear() - KEPT_YEARS);
  await db.delete(supportRequests).where(lt(supportRequests.lastAt, before));
}
