import { lt } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { callbackRequests } from './callbacks.tables.ts';

const RETENTION_MS = 90 * 86_400_000;

/** Deletes requests that are older than 90 days. */
export async function purgeCallbacks(ctx: Context): Promise<void> {
  await ctx.db
    .delete(callbackRequests)
    .where(lt(callbackRequests.createdAt, new Date(ctx.now().getTime() - RETENTION_MS)));
}
