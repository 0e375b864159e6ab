import { lt } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { outbox } from '#src/platform/messages/outbox.tables.ts';

const KEPT_MS = 3_600_000;

/** Removes rows that the queue took over long ago: sign-in codes stand in some. */
export async function purgeOutbox(ctx: Context): Promise<void> {
  await ctx.db.delete(outbox).where(lt(outbox.queuedAt, new Date(ctx.now().getTime() - KEPT_MS)));
}
