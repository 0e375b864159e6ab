import { sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOf } from '#src/platform/database/rows.ts';

/**
 * Visits that hold pieces and are over: their time has passed, they ended in another way, or they were
 * deleted with their visitor.
 */
export function findEndedHolds(
  db: Db,
  { before, limit }: { before: string; limit: number },
): Promise<{ id: number }[]> {
  return rowsOf(
    db,
    sql`select distinct items.appointment_id as id
      from items left join appointments as visit on visit.id = items.appointment_id
      where items.appointment_id is not null and (visit.id is null or visit.starts_at <= ${before}::timestamptz
        or visit.state in ('replaced', 'cancelled', 'no-show', 'bought'))
      limit ${limit}`,
  );
}
