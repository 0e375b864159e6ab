import type { Db } from '#src/platform/database/database.ts';
import { rowsOfText } from '#src/platform/database/statement.ts';
import type { ItemOf } from './announce-stock.ts';

export type NewItem = ItemOf & { uin: string; storeId: number | null; changedAt: Date };

/** Inserts items whose УИН is new. Returns what each of them is an item of. */
export function insertItems(tx: Db, rows: readonly NewItem[]): Promise<ItemOf[]> {
  return rowsOfText<ItemOf>(
    tx,
    (bind) => `
    insert into items (uin, sku_id, stone_id, store_id, changed_at)
    select uin, "skuId", "stoneId", "storeId", "changedAt"
    from jsonb_to_recordset(${bind(JSON.stringify(rows))}::jsonb)
      as given (uin text, "skuId" int, "stoneId" int, "storeId" int, "changedAt" timestamptz)
    on conflict do nothing
    returning sku_id as "skuId", stone_id as "stoneId"`,
  );
}
