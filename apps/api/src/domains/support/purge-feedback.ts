import { and, isNull, lt } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { supportRequests } from './support.tables.ts';

const RETENTION_MS = 90 * 86_400_000;

/** Deletes feedback forms older than 90 days: they belong to no account with which they would be deleted. */
export async function purgeFeedback(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - RETENTION_MS);
  await ctx.db
    .delete(supportRequests)
    .where(and(isNull(supportRequests.accountId), lt(supportRequests.createdAt, before)));
}
