import { asSystem, type Context } from '#src/platform/context.ts';
import { releaseVisits } from '#src/domains/goods/stock/index.ts';
import { findEndedHolds } from './ended-holds.sql.ts';
import { HOLD_AFTER_MS, VISIT_MS } from './hold-term.ts';

/** Of one run; the next one follows in minutes. */
const MAX = 100;

/**
 * Puts back on sale what visits held whose term is over, that ended in any way, or that were deleted with their visitor. Each
 * visit in a transaction of its own, so that one that somebody is selling to keeps no other waiting for long.
 */
export async function releaseEnded(context: Context): Promise<void> {
  const ctx = asSystem(context, 'appointments');
  const before = new Date(ctx.now().getTime() - VISIT_MS - HOLD_AFTER_MS).toISOString();
  const ended = await findEndedHolds(ctx.db, { before, limit: MAX });
  for (const { id } of ended) await ctx.db.transaction((tx) => releaseVisits(tx, ctx, [id]));
}
