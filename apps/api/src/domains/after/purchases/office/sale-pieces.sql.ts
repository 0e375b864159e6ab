import { sql, type SQL } from 'drizzle-orm';
import { storePurchases } from '../purchases.tables.ts';

/** Whether a sale has no other pieces, and none of them was returned. */
export function hasOnlyPieces(uins: readonly string[]): SQL {
  return sql`not exists (select from store_purchase_lines as line where line.purchase_id = ${storePurchases.id}
        and (line.is_returned or line.uin <> all(${`{${uins.join(',')}}`}::text[])))`;
}
