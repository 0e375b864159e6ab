import { and, eq } from 'drizzle-orm';
import type { HoldState } from '@yahont/contracts/holds/hold-terms.ts';
import { releaseStoreHolds } from '#src/domains/goods/stock/index.ts';
import type { ActingContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { holds } from '../holds.tables.ts';

/**
 * Ends an open hold in the caller's transaction and puts its piece back on sale, if it still has one. The caller
 * has locked the hold.
 */
export async function endHold(
  tx: Db,
  ctx: ActingContext,
  { id, state }: { id: number; state: Exclude<HoldState, 'open'> },
): Promise<void> {
  await tx
    .update(holds)
    .set({ state, endedAt: ctx.now() })
    .where(and(eq(holds.id, id), eq(holds.state, 'open')));
  await releaseStoreHolds(tx, ctx, [id]);
}
