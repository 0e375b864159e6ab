import { and, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { bonusEntries } from './loyalty.tables.ts';

export type BonusEntryRow = typeof bonusEntries.$inferSelect & {
  /** For credits: how many points are unspent. */
  left: number;
};

/** Entries of an account, newest first; `before` is the id of the last known one. */
export async function listEntries(
  db: Db,
  { accountId, before, limit }: { accountId: number; before: number | undefined; limit: number },
): Promise<BonusEntryRow[]> {
  // Columns are written by name, because drizzle omits the table here.
  const left = sql<number>`(greatest(bonus_entries.points, 0)
    - coalesce((select sum(used.points) from bonus_uses as used where used.credit_id = bonus_entries.id), 0))::int`;
  return db
    .select({ ...getTableColumns(bonusEntries), left })
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
