import { eq, sql } from 'drizzle-orm';
import { COMPARED_MAX } from '@yahont/contracts/comparisons/compared-kinds.ts';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOf } from '#src/platform/database/rows.ts';
import { comparisons } from './comparisons.tables.ts';
import { lockOwner } from './owner.ts';

/**
 * Moves what an anonymous visitor compares to the account on sign-in. Of each kind the last chosen stay: what was ticked a
 * minute ago must not give way to what the account compared last year.
 * @returns how many of the oldest did not fit
 */
export async function joinComparisons(
  tx: Db,
  { fuserId, accountId }: { fuserId: string; accountId: number },
): Promise<number> {
  const brought = await tx.delete(comparisons).where(eq(comparisons.fuserId, fuserId)).returning();
  if (brought.length === 0) return 0;
  await lockOwner(tx, { kind: 'account', accountId, sessionId: '' });
  await tx
    .insert(comparisons)
    .values(brought.map((one) => ({ ...one, accountId, fuserId: null })))
    .onConflictDoUpdate({
      target: [comparisons.accountId, comparisons.fuserId, comparisons.stoneId, comparisons.productId],
      set: { createdAt: sql`greatest(comparisons.created_at, excluded.created_at)` },
    });
  const leftOut = await rowsOf(
    tx,
    sql`
    delete from comparisons using (
      select stone_id, product_id,
        row_number() over (
          partition by stone_id is null
          order by created_at desc, stone_id desc, product_id desc
        ) as place
      from comparisons where account_id = ${accountId}
    ) as ranked
    where account_id = ${accountId} and ranked.place > ${COMPARED_MAX}
      and ranked.stone_id is not distinct from comparisons.stone_id
      and ranked.product_id is not distinct from comparisons.product_id
    returning 1`,
  );
  return leftOut.length;
}
