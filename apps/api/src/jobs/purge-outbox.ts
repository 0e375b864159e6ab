import { and, isNull, lt, or } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { outbox } from '#src/platform/messages/outbox.tables.ts';

const RETENTION_MS = 3_600_000;

/** Messages that expired or failed are kept for staff, who may look for the fault of a provider or send them again. */
const KEPT_MS = 30 * 24 * RETENTION_MS;

/** Removes rows that were queued long ago: some contain sign-in codes. */
export async function purgeOutbox(ctx: Context): Promise<void> {
  const now = ctx.now().getTime();
  await ctx.db
    .delete(outbox)
    .where(
      or(
        and(
          isNull(outbox.expiredAt),
          isNull(outbox.failedAt),
          lt(outbox.queuedAt, new Date(now - RETENTION_MS)),
        ),
        lt(outbox.expiredAt, new Date(now - KEPT_MS)),
        lt(outbox.failedAt, new Date(now - KEPT_MS)),
      ),
    );
}
