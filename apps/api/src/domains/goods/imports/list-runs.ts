import { and, asc, desc, eq, gt, lt } from 'drizzle-orm';
import type { getImportRun, ImportKind, ImportRun } from '@yahont/contracts/office/imports.ts';
import type { AnswerOf } from '@yahont/contracts/wire/endpoint.ts';
import type { Db } from '#src/platform/database/database.ts';
import { staff } from '#src/domains/ground/staff/staff.tables.ts';
import { importRefusals, importRuns } from './imports.tables.ts';
import { findWaitingApproval } from './waiting-approval.sql.ts';
import { describeRun, readRun, toImportRun } from './runs.ts';

const PAGE = 50;
const REFUSALS_PAGE = 100;

type RunQuery = { kind?: ImportKind | undefined; after?: number | undefined };

/** Newest first. */
export async function listRuns(
  db: Db,
  { kind, after }: RunQuery,
): Promise<{ items: ImportRun[]; next: number | null }> {
  const rows = await db
    .select({ run: importRuns, by: staff.name })
    .from(importRuns)
    .leftJoin(staff, eq(staff.id, importRuns.staffId))
    .where(
      and(
        kind === undefined ? undefined : eq(importRuns.kind, kind),
        after === undefined ? undefined : lt(importRuns.id, after),
      ),
    )
    .orderBy(desc(importRuns.id))
    .limit(PAGE + 1);
  const page = rows.slice(0, PAGE);
  return {
    items: page.map(({ run, by }) => toImportRun(run, by)),
    next: rows.length > PAGE ? (page.at(-1)?.run.id ?? null) : null,
  };
}

/** One run with a page of its refused rows. Throws `run-not-found`. */
export async function describeRunFully(
  db: Db,
  { id, after = 0 }: { id: number; after?: number | undefined },
): Promise<AnswerOf<typeof getImportRun>> {
  const { columns } = await readRun(db, id);
  const rows = await db
    .select({ line: importRefusals.line, reason: importRefusals.reason, row: importRefusals.row })
    .from(importRefusals)
    .where(and(eq(importRefusals.runId, id), gt(importRefusals.line, after)))
    .orderBy(asc(importRefusals.line))
    .limit(REFUSALS_PAGE + 1);
  const page = rows.slice(0, REFUSALS_PAGE);
  return {
    ...(await describeRun(db, id)),
    columns,
    approvalId: await findWaitingApproval(db, id),
    refusedRows: { items: page, next: rows.length > REFUSALS_PAGE ? (page.at(-1)?.line ?? null) : null },
  };
}
