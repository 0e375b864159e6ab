import { and, isNotNull, lt } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { cartLines } from '../cart.tables.ts';

/** A removal can be undone for an hour; after a day the line is not needed any more. */
const RETENTION_MS = 86_400_000;

/** Deletes lines that shoppers removed long ago. */
export async function purgeRemovedLines(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - RETENTION_MS);
  await ctx.db.delete(cartLines).where(and(isNotNull(cartLines.removedAt), lt(cartLines.removedAt, before)));
}
