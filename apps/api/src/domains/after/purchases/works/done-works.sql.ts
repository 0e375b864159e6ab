import { sql } from 'drizzle-orm';
import type { PieceWork } from '@yahont/values/care/piece-works.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOf } from '#src/platform/database/rows.ts';

/** A work that was not deleted. `store`: «Петровка, 11, Москва». */
export type DoneWork = { uin: string; work: PieceWork; doneOn: IsoDate; store: string; isFree: boolean };

/** Works done on these items, newest first, in one statement. */
export async function findDoneWorks(db: Db, uins: readonly string[]): Promise<DoneWork[]> {
  if (uins.length === 0) return [];
  return rowsOf<DoneWork>(
    db,
    sql`select work.uin, work.work, work.done_on::text as "doneOn", stores.name || ', ' || cities.name as store,
        work.price = 0 as "isFree"
      from piece_works as work
      join stores on stores.id = work.store_id
      join cities on cities.id = stores.city_id
      where work.uin = any(${`{${uins.join(',')}}`}::text[]) and work.struck_at is null
      order by work.done_on desc, work.id desc`,
  );
}
