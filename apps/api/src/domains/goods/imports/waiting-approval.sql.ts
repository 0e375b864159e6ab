import { sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOf } from '#src/platform/database/rows.ts';

/** The request for a second person that waits for this run; null when there is none. */
export async function findWaitingApproval(db: Db, runId: number): Promise<number | null> {
  const [row] = await rowsOf<{ id: number }>(
    db,
    sql`
    select approvals.id from approvals
    where approvals.kind = 'import' and approvals.subject_type = 'import-run'
      and approvals.subject_id = ${String(runId)} and approvals.state in ('waiting', 'question')`,
  );
  return row?.id ?? null;
}
