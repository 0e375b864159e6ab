import { and, desc, eq, lt } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { bonusEntries } from './loyalty.tables.ts';

export type BonusEntryRow = typeof bonusEntries.$inferSelect;

/** Entries of an account, the newest first; `before` is the id of the last one that is known already. */
export async function listEntries(
  db: Db,
  { accountId, before, limit }: { accountId: number; before: number | undefined; limit: number },
): Promise<BonusEntryRow[]> {
  return db
    .select()
    .from(bonusEntries)
    .where(
      and(
        eq(bonusEntries.accountId, accountId),
        before === undefined ? undefined : lt(bonusEntries.id, before),
      ),
    )
    .orderBy(desc(bonusEntries.id))
    .limit(limit);
}
