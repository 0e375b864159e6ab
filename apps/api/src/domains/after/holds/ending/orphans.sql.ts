import { sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOf } from '#src/platform/database/rows.ts';

/** Holds that have a piece but no row: they were deleted with their shopper. */
export function findOrphans(db: Db, { limit }: { limit: number }): Promise<{ id: number }[]> {
  return rowsOf(
    db,
    sql`select distinct items.hold_id as id
      from items left join holds on holds.id = items.hold_id
      where items.hold_id is not null and holds.id is null
      limit ${limit}`,
  );
}
