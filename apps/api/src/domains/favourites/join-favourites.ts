import { eq } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { favourites } from './favourites.tables.ts';
import { listFavourites } from './list-favourites.ts';
import { FAVOURITES_LIMIT } from './owner.ts';

/** Moves an anonymous visitor's favourites to the account on sign-in; beyond the limit the oldest are dropped. */
export async function joinFavourites(
  tx: Db,
  { fuserId, accountId }: { fuserId: string; accountId: number },
): Promise<void> {
  const brought = await tx.delete(favourites).where(eq(favourites.fuserId, fuserId)).returning();
  if (brought.length === 0) return;
  const kept = await listFavourites({ db: tx }, { kind: 'account', accountId, sessionId: '' });
  const newestFirst = brought.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const added = [
    ...fitting(newestFirst, ({ productId }) => productId, kept.ids),
    ...fitting(newestFirst, ({ stoneId }) => stoneId, kept.stoneIds),
  ];
  if (added.length === 0) return;
  await tx
    .insert(favourites)
    .values(added.map((one) => ({ ...one, accountId, fuserId: null })))
    .onConflictDoNothing();
}

type Row = typeof favourites.$inferSelect;

/** Rows of one kind that the account has not got and has room for. */
function fitting(rows: readonly Row[], idOf: (row: Row) => number | null, kept: readonly number[]): Row[] {
  return rows
    .filter((row) => {
      const id = idOf(row);
      return id !== null && !kept.includes(id);
    })
    .slice(0, Math.max(0, FAVOURITES_LIMIT - kept.length));
}
