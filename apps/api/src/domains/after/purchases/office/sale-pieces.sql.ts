import { sql, type SQL } from 'drizzle-orm';
import { storePurchases } from '../purchases.tables.ts';

/** Whether a sale has no pieces but these, and none of them came back. */
export function hasOnlyPieces(uins: readonly string[]): SQL {
  return sql`not exists (select from store_purchase_lines as line where line.purchase_id = ${storePurchases.id}
        and (line.is_returned or line.uin <> all(${`{${uins.join(',')}}`}::text[])))`;
}
