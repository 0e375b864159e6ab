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
  const brought = await tx
    .delete(favourites)
    .where(eq(favourites.fuserId, fuserId))
    .returning({ productId: favourites.productId, createdAt: favourites.createdAt });
  if (brought.length === 0) return;
  const kept = new Set(await listFavourites({ db: tx }, { kind: 'account', accountId, sessionId: '' }));
  const added = brought
    .filter(({ productId }) => !kept.has(productId))
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .slice(0, FAVOURITES_LIMIT - kept.size);
  if (added.length === 0) return;
  await tx
    .insert(favourites)
    .values(added.map((one) => ({ ...one, accountId })))
    .onConflictDoNothing();
}
