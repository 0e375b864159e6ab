import { and, eq } from 'drizzle-orm';
import type { ImportColumn } from '@yahont/contracts/office/imports.ts';
import { asSystem, type ActingContext, type Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { readSetting } from '#src/domains/ground/settings/index.ts';
import { readChunks } from './chunks.ts';
import { readRows, UnreadableFile } from './formats/read-rows.ts';
import { importRefusals, importRuns } from './imports.tables.ts';
import type { Batch } from './kinds/import-kind.ts';
import { KINDS } from './kinds/registry.ts';
import { beginApplying, endRun } from './move-run.ts';
import { countOnSale, findRun, lockRun, type Run } from './runs.ts';

/** Refused rows that are kept of one run; all of them are counted. */
const MOST_REFUSALS = 1000;

export type Pace = {
  /** Asked after each batch: whether somebody else goes on. */
  isOver?: () => boolean;
  /** Called after each batch. */
  onBatch?: (run: Run) => void;
};

/**
 * Goes on with a run from where its last batch ended, until it has ended or waits for a person. Each batch is one
 * transaction together with the place of the run, so a process may be killed at any moment, and of two
 * that go on with one run the second stops.
 * @returns whether there is more to do
 */
export async function continueRun(ctx: Context, runId: number, pace: Pace = {}): Promise<boolean> {
  for (;;) {
    const run = await findRun(ctx.db, runId);
    // Forgotten meanwhile, or at rest.
    if (run === null) return false;
    if (run.state !== 'checking' && run.state !== 'applying') return false;
    try {
      if ((await passOver(ctx, run, pace)) === 'more') return true;
    } catch (error) {
      if (error instanceof LostRun) return false;
      if (!(error instanceof UnreadableFile)) throw error;
      const { code, details } = error;
      await ctx.db.transaction((tx) =>
        endRun(tx, ctx, runId, { state: 'failed', failure: code, failureDetails: details.slice(0, 500) }),
      );
    }
    if (pace.isOver?.() === true) return true;
  }
}

/** Another process is at it, or somebody has ended the run. */
class LostRun extends Error {}

/** Rolls back: what was written was only tried. */
class Tried extends Error {}

type Gathered = {
  batch: Batch;
  refusals: { line: number; reason: string; row: string }[];
  /** The rows as they came, by line, for those that are refused later. */
  texts: Map<number, string>;
  columns: ImportColumn[] | null;
};

async function passOver(ctx: Context, run: Run, { isOver, onBatch }: Pace): Promise<'more' | 'done'> {
  const kind = KINDS[run.kind];
  const seen = new Set<string>();
  let columns: ImportColumn[] | null = null;
  const gather = (): Gathered => ({
    batch: kind.startBatch(seen),
    refusals: [],
    texts: new Map(),
    columns: null,
  });
  let at = run;
  let position = 0;
  let gathered = gather();
  const rows = readRows(readChunks(ctx.db, run.id), kind.columns, {
    onColumns: (found) => (columns = found),
  });
  for await (const row of rows) {
    const reason = 'fields' in row ? gathered.batch.add(row.line, row.fields) : row.reason;
    if (reason !== null) gathered.refusals.push({ line: row.line, reason, row: row.text });
    gathered.texts.set(row.line, row.text);
    position += 1;
    if (position % kind.rowsPerBatch !== 0) continue;
    // Rows before are read for their keys alone.
    if (position > at.position) {
      at = await writeBatch(ctx, at, { ...gathered, columns }, position);
      onBatch?.(at);
    }
    gathered = gather();
    if (position > run.position && isOver?.() === true) return 'more';
  }
  if (position > at.position) {
    at = await writeBatch(ctx, at, { ...gathered, columns }, position);
    onBatch?.(at);
  }
  await finishPass(ctx, at);
  return 'done';
}

async function writeBatch(ctx: Context, run: Run, gathered: Gathered, position: number): Promise<Run> {
  return ctx.db.transaction(async (tx) => {
    await takeUp(tx, ctx, run);
    const acting = asSystem({ ...ctx, db: tx }, 'import');
    const { changed, repriced, refused } =
      run.state === 'checking' ? await tryOut(acting, gathered.batch) : await gathered.batch.write(acting);
    const late = [...refused].map(([line, reason]) => ({
      line,
      reason,
      row: gathered.texts.get(line) ?? '',
    }));
    const refusals = [...gathered.refusals, ...late].toSorted((a, b) => a.line - b.line);
    const kept = refusals.slice(0, Math.max(0, MOST_REFUSALS - run.refused));
    if (kept.length > 0)
      await tx.insert(importRefusals).values(kept.map((one) => ({ ...one, runId: run.id })));
    const percent = await readSetting(tx, 'price-change-percent');
    const above = repriced.filter(({ from, to }) => Math.abs(to - from) * 100 > from * percent);
    const [after] = await tx
      .update(importRuns)
      .set({
        position,
        changed: run.changed + changed,
        refused: run.refused + refusals.length,
        repriced: run.repriced + repriced.length,
        aboveLimit: run.aboveLimit + above.length,
        ...(gathered.columns === null ? {} : { columns: gathered.columns }),
      })
      .where(eq(importRuns.id, run.id))
      .returning();
    if (!after) throw new LostRun();
    return after;
  });
}

/** Locks the run as it was when its last batch ended. Throws `LostRun` when it is not so any more. */
async function takeUp(tx: Db, { now }: Context, { id, state, position }: Run): Promise<void> {
  const [mine] = await tx
    .update(importRuns)
    .set({ touchedAt: now() })
    .where(and(eq(importRuns.id, id), eq(importRuns.state, state), eq(importRuns.position, position)))
    .returning({ id: importRuns.id });
  if (!mine) throw new LostRun();
}

type Tally = Awaited<ReturnType<Batch['write']>>;

/** Writes and takes it back, so that a check counts exactly what the writing will do. */
async function tryOut(ctx: ActingContext, batch: Batch): Promise<Tally> {
  const found: Tally[] = [];
  try {
    await ctx.db.transaction(async (tx) => {
      found.push(await batch.write({ ...ctx, db: tx }));
      throw new Tried();
    });
  } catch (error) {
    if (!(error instanceof Tried)) throw error;
  }
  const [tally] = found;
  if (tally === undefined) throw new Error('a batch was tried without a result');
  return tally;
}

async function finishPass(ctx: Context, passed: Run): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const run = await lockRun(tx, passed.id);
    if (run.state !== passed.state || run.position !== passed.position) throw new LostRun();
    if (run.state === 'applying') return endRun(tx, ctx, run.id, { state: 'done', total: run.position });
    const guard = await guardOf(tx, run);
    const checked = { guard, total: run.position };
    if (run.isPreview || guard.holds) {
      const state = run.isPreview ? ('checked' as const) : ('held' as const);
      await tx
        .update(importRuns)
        .set({ ...checked, state })
        .where(eq(importRuns.id, run.id));
      return;
    }
    await tx.update(importRuns).set(checked).where(eq(importRuns.id, run.id));
    await beginApplying(tx, asSystem(ctx, 'import'), run);
  });
}

/**
 * Whether a second person has to agree: more of the shop would change than the guard of the exchange lets
 * through, or a member of staff goes beyond the price change of one person.
 */
async function guardOf(tx: Db, { repriced, aboveLimit, staffId }: Run) {
  const percent = await readSetting(tx, 'exchange-guard-percent');
  const onSale = await countOnSale(tx);
  const isWide = repriced * 100 > onSale * percent;
  return { onSale, percent, holds: isWide || (staffId !== null && aboveLimit > 0) };
}
