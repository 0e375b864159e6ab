import { and, isNotNull, lt } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { cartLines } from '../cart.tables.ts';

/** A removal can be undone for an hour; a day later nobody looks for the line any more. */
const KEPT_MS = 86_400_000;

/** Forgets lines that shoppers removed long ago. */
export async function purgeRemovedLines(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - KEPT_MS);
  await ctx.db.delete(cartLines).where(and(isNotNull(cartLines.removedAt), lt(cartLines.removedAt, before)));
}
