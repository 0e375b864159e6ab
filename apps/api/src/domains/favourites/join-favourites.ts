import { eq, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOf } from '#src/platform/database/rows.ts';
import { favourites } from './favourites.tables.ts';
import { FAVOURITES_LIMIT, lockOwner } from './owner.ts';

/**
 * Moves an anonymous visitor's favourites to the account on sign-in. Of each kind the newest stay: what was marked a minute ago must
 * not give way to what the account marked last year.
 * @returns how many of the oldest did not fit
 */
export async function joinFavourites(
  tx: Db,
  { fuserId, accountId }: { fuserId: string; accountId: number },
): Promise<number> {
  const brought = await tx.delete(favourites).where(eq(favourites.fuserId, fuserId)).returning();
  if (brought.length === 0) return 0;
  await lockOwner(tx, { kind: 'account', accountId, sessionId: '' });
  await tx
    .insert(favourites)
    .values(brought.map((one) => ({ ...one, accountId, fuserId: null })))
    .onConflictDoUpdate({
      target: [favourites.accountId, favourites.fuserId, favourites.stoneId, favourites.productId],
      set: { createdAt: sql`greatest(favourites.created_at, excluded.created_at)` },
    });
  const leftOut = await rowsOf(
    tx,
    sql`
    delete from favourites using (
      select stone_id, product_id,
        row_number() over (
          partition by stone_id is null
          order by created_at desc, product_id desc, stone_id desc
        ) as place
      from favourites where account_id = ${accountId}
    ) as ranked
    where account_id = ${accountId} and ranked.place > ${FAVOURITES_LIMIT}
      and ranked.stone_id is not distinct from favourites.stone_id
      and ranked.product_id is not distinct from favourites.product_id
    returning 1`,
  );
  return leftOut.length;
}
