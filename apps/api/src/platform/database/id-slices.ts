import type { Db } from './database.ts';
import { rowsOfText } from './statement.ts';

/** The rows with ids above `above`, up to `upTo`. */
export type IdSlice = { above: number; upTo: number };

/**
 * Divides a table into slices of at most `rows` rows, by id. Ids have gaps, so the bounds are counted: slices of equal
 * ranges of ids would follow the largest id and not the number of rows. One statement lists all of them, so that a
 * caller can ask for the next slice while it works on one.
 */
export async function idSlices(db: Db, table: 'products' | 'stones', rows: number): Promise<IdSlice[]> {
  const bounds = await rowsOfText<{ upTo: number }>(
    db,
    (bind) => `
    select max(placed.id) as "upTo"
    from (select id, row_number() over (order by id) - 1 as place from ${table}) as placed
    group by placed.place / ${bind(rows)}::int
    order by 1`,
  );
  return bounds.map(({ upTo }, index) => ({ above: bounds[index - 1]?.upTo ?? 0, upTo }));
}
