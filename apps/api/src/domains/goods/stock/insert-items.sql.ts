import type { Db } from '#src/platform/database/database.ts';
import { rowsOfText } from '#src/platform/database/statement.ts';
import type { ItemOf } from './announce-stock.ts';

export type NewItem = ItemOf & { uin: string; storeId: number | null; changedAt: Date };

/** Inserts items whose УИН is new. Returns them with what each is an item of. */
export function insertItems(tx: Db, rows: readonly NewItem[]): Promise<(ItemOf & { uin: string })[]> {
  return rowsOfText<ItemOf & { uin: string }>(
    tx,
    (bind) => `
    insert into items (uin, sku_id, stone_id, store_id, changed_at)
    select uin, "skuId", "stoneId", "storeId", "changedAt"
    from jsonb_to_recordset(${bind(JSON.stringify(rows))}::jsonb)
      as given (uin text, "skuId" int, "stoneId" int, "storeId" int, "changedAt" timestamptz)
    on conflict do nothing
    returning uin, sku_id as "skuId", stone_id as "stoneId"`,
  );
}
