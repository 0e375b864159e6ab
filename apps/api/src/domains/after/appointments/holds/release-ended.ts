import { asSystem, type Context } from '#src/platform/context.ts';
import { releaseVisits } from '#src/domains/goods/stock/index.ts';
import { findEndedHolds } from './ended-holds.sql.ts';
import { HOLD_AFTER_MS, VISIT_MS } from './hold-term.ts';

/** Maximum number of visits in one run; the next run follows in minutes. */
const MAX = 100;

/**
 * Puts back on sale the things held by visits whose term is over, that ended in any way, or that were
 * deleted with their visitor. Each visit has its own transaction, so that a visit locked by a sale does
 * not delay the others for long.
 */
export async function releaseEnded(context: Context): Promise<void> {
  const ctx = asSystem(context, 'appointments');
  const before = new Date(ctx.now().getTime() - VISIT_MS - HOLD_AFTER_MS).toISOString();
  const ended = await findEndedHolds(ctx.db, { before, limit: MAX });
  for (const { id } of ended) await ctx.db.transaction((tx) => releaseVisits(tx, ctx, [id]));
}
