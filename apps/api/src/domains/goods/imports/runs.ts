import { and, count, eq, isNull } from 'drizzle-orm';
import type { ImportRun } from '@yahont/contracts/office/imports.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound } from '#src/platform/errors.ts';
import { products } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import { staff } from '#src/domains/ground/staff/staff.tables.ts';
import { importRuns } from './imports.tables.ts';

export type Run = typeof importRuns.$inferSelect;

export async function findRun(db: Db, id: number): Promise<Run | null> {
  const [row] = await db.select().from(importRuns).where(eq(importRuns.id, id));
  return row ?? null;
}

/** Throws `run-not-found`. */
export async function readRun(db: Db, id: number): Promise<Run> {
  const row = await findRun(db, id);
  if (row === null) throw notFound('run');
  return row;
}

/** The same, for a change. */
export async function lockRun(tx: Db, id: number): Promise<Run> {
  const [row] = await tx.select().from(importRuns).where(eq(importRuns.id, id)).for('update');
  if (!row) throw notFound('run');
  return row;
}

export async function countOnSale(tx: Db): Promise<number> {
  const [row] = await tx.select({ rows: count() }).from(products).where(isNull(products.hiddenAt));
  return row?.rows ?? 0;
}

/** The run of this very file that has not ended; null when there is none. */
export async function findOpenRun(
  db: Db,
  { kind, sha256 }: Pick<Run, 'kind' | 'sha256'>,
): Promise<Run | null> {
  const [row] = await db
    .select()
    .from(importRuns)
    .where(and(eq(importRuns.kind, kind), eq(importRuns.sha256, sha256), isNull(importRuns.endedAt)));
  return row ?? null;
}

export async function describeRun(db: Db, id: number): Promise<ImportRun> {
  const [row] = await db
    .select({ run: importRuns, by: staff.name })
    .from(importRuns)
    .leftJoin(staff, eq(staff.id, importRuns.staffId))
    .where(eq(importRuns.id, id));
  if (!row) throw notFound('run');
  return toImportRun(row.run, row.by);
}

export function toImportRun(run: Run, by: string | null): ImportRun {
  const { id, kind, door, fileName, sha256, size, state, total, position, guard } = run;
  const { changed, refused, repriced, aboveLimit, failure, failureDetails } = run;
  return {
    id,
    kind,
    door,
    fileName,
    sha256,
    size,
    by,
    state,
    total,
    position,
    changed,
    unchanged: position - changed - refused,
    refused,
    repriced,
    aboveLimit,
    guard,
    failure: failure === null ? null : { code: failure, details: failureDetails },
    startedAt: run.startedAt.toISOString(),
    endedAt: run.endedAt?.toISOString() ?? null,
  };
}
