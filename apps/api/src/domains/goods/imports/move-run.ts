import { eq } from 'drizzle-orm';
import { applyImport, dropImport } from '@yahont/contracts/office/imports.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { ActingContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { importChunks, importRefusals, importRuns } from './imports.tables.ts';
import { lockRun, type Run } from './runs.ts';

/** Writes what a preview has shown. Throws `run-not-found`, `run-ended` and `guard-holds`. */
export async function applyRun(ctx: ActingContext, runId: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const run = await lockRun(tx, runId);
    // Asked twice, it is written once.
    if (run.state === 'applying') return;
    if (run.guard?.holds === true && run.endedAt === null)
      throw refuse(applyImport.refusals, 'guard-holds', {});
    if (run.state !== 'checked') throw refuse(applyImport.refusals, 'run-ended', { state: run.state });
    await beginApplying(tx, ctx, run);
  });
}

/**
 * The same for a run that the guard holds, in the transaction in which a second person agrees. Throws
 * `run-not-found` and `run-ended`.
 * @returns the run before
 */
export async function releaseRun(tx: Db, ctx: ActingContext, runId: number): Promise<Run> {
  const run = await lockRun(tx, runId);
  const isHeld = run.state === 'held' || (run.state === 'checked' && run.guard?.holds === true);
  if (!isHeld) throw refuse(applyImport.refusals, 'run-ended', { state: run.state });
  await beginApplying(tx, ctx, run);
  return run;
}

/** Ends a run; what it wrote stays. Throws `run-not-found` and `run-ended`. */
export async function dropRun(ctx: ActingContext, runId: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const run = await lockRun(tx, runId);
    if (run.endedAt !== null) throw refuse(dropImport.refusals, 'run-ended', { state: run.state });
    await endRun(tx, ctx, run.id, { state: 'dropped' });
    const subject = { type: 'import-run' as const, id: run.id };
    await audit(tx, ctx, {
      action: 'imports.drop',
      subject,
      before: { state: run.state },
      after: { state: 'dropped' },
    });
  });
}

/** The pass that writes begins with the first row again. */
export async function beginApplying(tx: Db, ctx: ActingContext, run: Run): Promise<void> {
  await tx
    .update(importRuns)
    .set({
      state: 'applying',
      position: 0,
      changed: 0,
      refused: 0,
      repriced: 0,
      aboveLimit: 0,
      touchedAt: ctx.now(),
    })
    .where(eq(importRuns.id, run.id));
  await tx.delete(importRefusals).where(eq(importRefusals.runId, run.id));
  await audit(tx, ctx, {
    action: 'imports.apply',
    subject: { type: 'import-run', id: run.id },
    after: { kind: run.kind, fileName: run.fileName, rows: run.position, changed: run.changed },
  });
  await enqueue(tx, { topic: 'run-import', payload: { runId: run.id } });
}

type End = Pick<Run, 'state'> & Partial<Pick<Run, 'failure' | 'failureDetails' | 'total'>>;

/** The file of a run that has ended is not kept. */
export async function endRun(
  tx: Db,
  ctx: Pick<ActingContext, 'now'>,
  runId: number,
  end: End,
): Promise<void> {
  await tx
    .update(importRuns)
    .set({ ...end, endedAt: ctx.now() })
    .where(eq(importRuns.id, runId));
  await tx.delete(importChunks).where(eq(importChunks.runId, runId));
}
