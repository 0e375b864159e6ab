import type { Db } from '#src/platform/database/database.ts';
import { rowsOfText } from '#src/platform/database/statement.ts';

/**
 * Passes items that were just taken for one order to the next order, before either is written, and
 * returns the id of the next one.
 */
export async function passItems(tx: Db, uins: readonly string[]): Promise<number> {
  const [row] = await rowsOfText<{ id: number }>(
    tx,
    (bind) => `
    with holder as (select nextval('orders_id_seq') as id),
    passed as (
      update items set order_id = holder.id from holder
      where uin in (select value from jsonb_array_elements_text(${bind(JSON.stringify(uins))}::jsonb)))
    select id::float8 as id from holder`,
  );
  if (!row) throw new Error('a sequence answered without a number');
  return row.id;
}
