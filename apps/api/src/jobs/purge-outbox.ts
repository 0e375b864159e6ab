import { lt } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { outbox } from '#src/platform/messages/outbox.tables.ts';

const RETENTION_MS = 3_600_000;

/** Removes rows that were queued long ago: some contain sign-in codes. */
export async function purgeOutbox(ctx: Context): Promise<void> {
  await ctx.db.delete(outbox).where(lt(outbox.queuedAt, new Date(ctx.now().getTime() - RETENTION_MS)));
}
