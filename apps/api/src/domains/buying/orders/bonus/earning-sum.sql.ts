import { sql } from 'drizzle-orm';
import { kopecks } from '@yahont/values/money.ts';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOf } from '#src/platform/database/rows.ts';

/** The amount paid for goods that earn points and were not returned, without the part paid with points. */
export async function earningSum(tx: Db, orderId: number) {
  const [row] = await rowsOf<{ sum: number }>(
    tx,
    sql`select coalesce(sum(total), 0)::float8 as sum from order_lines as line
      where order_id = ${orderId} and kind <> 'certificate'
        and not exists (select from refund_lines as back where back.order_line_id = line.id)`,
  );
  return kopecks(row?.sum ?? 0);
}
