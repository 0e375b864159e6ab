import { monthStartBefore } from './month-start.ts';
import type { Context } from '#src/platform/context.ts';
import { auditCuts } from './audit.tables.ts';
import { findEndBefore, findLastCut, removeUpTo } from './seal.sql.ts';
import { watchAuditChain } from './seal.ts';

/** How long the log is kept; the trigger `audit_refuse_change` has the same number. */
export const AUDIT_YEARS = 5;
/** Rows that one statement removes. */
const BATCH = 5_000;

/**
 * Removes whole months of the log that are older than five years, and keeps the place and the hash at which the chain goes on.
 * A chain that is not whole is left alone: what was changed by hand is to be seen first.
 * @param signal ends the work between two batches; the next run goes on
 * @returns how many rows were removed
 */
export async function cutAudit(ctx: Context, signal?: AbortSignal): Promise<number> {
  const before = monthStartBefore(ctx.now(), AUDIT_YEARS);
  const end = await findEndBefore(ctx.db, before);
  if (end !== undefined) {
    const { brokenAt } = await watchAuditChain(ctx, 'whole', signal);
    if (brokenAt !== null) return 0;
    await ctx.db
      .insert(auditCuts)
      .values({ ...end, before, cutAt: ctx.now() })
      .onConflictDoNothing();
    ctx.log.info({ ...end, before }, 'the beginning of the audit log was cut off');
  }
  const cut = await findLastCut(ctx.db);
  if (cut === undefined) return 0;
  let removed = 0;
  let batch = BATCH;
  while (batch === BATCH) {
    signal?.throwIfAborted();
    batch = await removeUpTo(ctx.db, cut.position, BATCH);
    removed += batch;
  }
  return removed;
}
