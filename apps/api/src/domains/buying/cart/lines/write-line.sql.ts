import { MAX_QUANTITY } from '@yahont/contracts/wire/limits.ts';
import type { Engraving } from '@yahont/values/engraving.ts';
import type { BuyerContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOfText } from '#src/platform/database/statement.ts';
import { ownerColumnName, ownerId } from '#src/platform/anonymous/owner.ts';
import { isSentTwice } from './sent-twice.sql.ts';

export type Added = {
  skuId: number;
  quantity: number;
  engraving?: Engraving | undefined;
  /** Key of a no-script form: sent twice it adds once. */
  formKey?: string | undefined;
};

export type WrittenLine = { available: number; isWritten: boolean };

/** Cart, line and the check of stock in one statement: the most frequent write of the shop. */
export async function writeLine(
  tx: Db,
  { caller, now }: BuyerContext,
  { skuId, quantity, formKey }: Added,
): Promise<WrittenLine> {
  const owner = ownerColumnName(caller);
  const [row] = await rowsOfText<{ available: number; written: number }>(tx, (bind) => {
    const [sku, wanted, at] = [
      `${bind(skuId)}::int`,
      `${bind(quantity)}::int`,
      `${bind(now().toISOString())}::timestamptz`,
    ];
    // The row is locked before it is compared, so of two simultaneous presses the second sees the first
    // one's quantity.
    const isRepeated = formKey === undefined ? 'false' : isSentTwice(formKey, at)(bind);
    const key = formKey === undefined ? 'null' : bind(formKey);
    return `
    with stock as (
      select count(*)::int as available from (
        select from items where sku_id = ${sku} and state = 'available' limit ${MAX_QUANTITY}
      ) as found
    ), cart as (
      insert into carts (${owner}, updated_at) values (${bind(ownerId(caller))}, ${at})
      on conflict (${owner}) do update set updated_at = excluded.updated_at
      returning id
    ), line as (
      insert into cart_lines (cart_id, kind, sku_id, quantity, created_at, form_key, form_sent_at)
      select cart.id, 'jewellery', ${sku}, ${wanted}, ${at}, ${key}, ${formKey === undefined ? 'null' : at}
      from cart, stock where stock.available >= ${wanted}
      on conflict (cart_id, sku_id) where kind = 'jewellery' and set_group is null do update set
        quantity = case when ${isRepeated} then cart_lines.quantity else least(${MAX_QUANTITY}, excluded.quantity
          + case when cart_lines.removed_at is null then cart_lines.quantity else 0 end) end,
        form_key = excluded.form_key,
        form_sent_at = case when ${isRepeated} then cart_lines.form_sent_at else excluded.form_sent_at end,
        created_at = case when cart_lines.removed_at is null then cart_lines.created_at else excluded.created_at end,
        removed_at = null
      where ${isRepeated} or least(${MAX_QUANTITY}, excluded.quantity
          + case when cart_lines.removed_at is null then cart_lines.quantity else 0 end)
        <= (select available from stock)
      returning id
    )
    select stock.available, (select count(*)::int from line) as written from stock`;
  });
  if (!row) throw new Error('an aggregate answered without a row');
  return { available: row.available, isWritten: row.written === 1 };
}
