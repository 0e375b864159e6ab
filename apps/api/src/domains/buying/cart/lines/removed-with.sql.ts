import { and, eq, sql, type SQL } from 'drizzle-orm';
import { cartLines } from '../cart.tables.ts';

/** Services that were removed together with the line, not before it. */
export function removedWith(id: number): SQL | undefined {
  return and(
    eq(cartLines.parentId, id),
    sql`${cartLines.removedAt} = (select line.removed_at from cart_lines as line where line.id = ${id})`,
  );
}
