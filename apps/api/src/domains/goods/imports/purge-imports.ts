import { and, inArray, isNull, lt } from 'drizzle-orm';
import { IMPORTS } from '@yahont/values/deadlines.ts';
import { asSystem, type Context } from '#src/platform/context.ts';
import { importRuns } from './imports.tables.ts';
import { continueRun } from './continue-run.ts';
import { dropRun } from './move-run.ts';

const DAY_MS = 86_400_000;
/** A preview or a held run that nobody decides on. */
const WAITING_DAYS = 7;
const KEPT_DAYS = 365;

/** Drops runs that wait for nobody any more, with their files, and forgets runs of a year ago. */
export async function purgeImports(ctx: Context): Promise<void> {
  const daysAgo = (days: number) => new Date(ctx.now().getTime() - days * DAY_MS);
  const forgotten = await ctx.db
    .select({ id: importRuns.id })
    .from(importRuns)
    .where(and(isNull(importRuns.endedAt), lt(importRuns.touchedAt, daysAgo(WAITING_DAYS))));
  const acting = asSystem(ctx, 'import');
  for (const { id } of forgotten) await dropRun(acting, id);
  await ctx.db.delete(importRuns).where(lt(importRuns.endedAt, daysAgo(KEPT_DAYS)));
}

/** Goes on with runs whose process was killed or lost its place. */
export async function resumeRuns(ctx: Context, signal?: AbortSignal): Promise<void> {
  const since = new Date(ctx.now().getTime() - IMPORTS.silentMs);
  const left = await ctx.db
    .select({ id: importRuns.id })
    .from(importRuns)
    .where(and(inArray(importRuns.state, ['checking', 'applying']), lt(importRuns.touchedAt, since)))
    .orderBy(importRuns.id);
  for (const { id } of left) {
    if (signal?.aborted === true) return;
    await continueRun(ctx, id, { isOver: () => signal?.aborted === true });
  }
}
