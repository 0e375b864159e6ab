import { and, asc, eq, lte } from 'drizzle-orm';
import { releaseStoreHolds } from '#src/domains/goods/stock/index.ts';
import { asSystem, type ActingContext, type Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { lockHold } from '../find-holds.ts';
import { holds, type HoldRow } from '../holds.tables.ts';
import { endHold } from './end-hold.ts';
import { findOrphans } from './orphans.sql.ts';

/** Maximum number of holds in one run; the next run follows in minutes. */
const MAX = 100;

/**
 * Ends the holds whose term is over, and puts back on sale what deleted holds kept. Each has its own
 * transaction, so that one locked by a sale does not delay the others for long; an extension meanwhile wins.
 */
export async function lapseHolds(context: Context): Promise<void> {
  const ctx = asSystem(context, 'holds');
  const over = await ctx.db
    .select({ id: holds.id })
    .from(holds)
    .where(and(eq(holds.state, 'open'), lte(holds.until, ctx.now())))
    .orderBy(asc(holds.until))
    .limit(MAX);
  for (const { id } of over)
    await ctx.db.transaction(async (tx) => {
      const row = await lockHold(tx, id);
      if (row?.state === 'open' && row.until <= ctx.now()) await lapse(tx, ctx, row);
    });
  const orphans = await findOrphans(ctx.db, { limit: MAX });
  for (const { id } of orphans) await ctx.db.transaction((tx) => releaseStoreHolds(tx, ctx, [id]));
}

/** Nobody came within the term. The caller has locked the hold. */
export async function lapse(tx: Db, ctx: ActingContext, { id }: Pick<HoldRow, 'id'>): Promise<void> {
  await endHold(tx, ctx, { id, state: 'lapsed' });
}
