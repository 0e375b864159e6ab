import { sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOf } from '#src/platform/database/rows.ts';

/** A sale with a known id, and its lines as they were sent. */
export type Recorded = { purchaseId: number; lines: readonly { uin: string; isReturned: boolean }[] };

/** Updates which lines of recorded sales were returned, and returns how many changed. */
export async function noteReturned(tx: Db, recorded: readonly Recorded[]): Promise<number> {
  if (recorded.length === 0) return 0;
  const lines = recorded.flatMap(({ purchaseId, lines: ofSale }) =>
    ofSale.map(({ uin, isReturned }) => ({ purchase_id: purchaseId, uin, is_returned: isReturned })),
  );
  const changed = await rowsOf<{ id: number }>(
    tx,
    sql`update store_purchase_lines as line set is_returned = given.is_returned
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as given(purchase_id bigint, uin text, is_returned boolean)
      where line.purchase_id = given.purchase_id and line.uin = given.uin and line.is_returned <> given.is_returned
      returning line.id::float8 as id`,
  );
  return changed.length;
}
