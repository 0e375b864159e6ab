import { and, lt, ne } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { holds } from '../holds.tables.ts';

const RETENTION_MS = 90 * 86_400_000;

/** Deletes holds 90 days after their term. */
export async function purgeHolds({ db, now }: Context): Promise<void> {
  const before = new Date(now().getTime() - RETENTION_MS);
  await db.delete(holds).where(and(ne(holds.state, 'open'), lt(holds.until, before)));
}
