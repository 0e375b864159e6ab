import { MAX_QUANTITY } from '@yahont/contracts/wire/limits.ts';
import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import type { Cart } from '@yahont/contracts/cart/cart.ts';
import type { Engraving } from '@yahont/values/engraving.ts';
import type { RefusalResult } from '@yahont/contracts/wire/endpoint.ts';
import type { BuyerContext } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import type { Db } from '#src/platform/database/database.ts';
import { readTogether } from '#src/platform/database/reads.ts';
import { lastRowsOfText, rowsOfText } from '#src/platform/database/statement.ts';
import { cartReads, describeCart } from '../get-cart.ts';
import type { ReadCart } from '../get-cart.ts';
import { ownerColumnName, ownerId } from '../owner.ts';
import type { CartDeps } from '../cart-deps.ts';
import { writeInscription } from '../services/engraving.ts';
import { isSentTwice } from './sent-twice.ts';

export type AddResult = { ok: true; cart: Cart } | RefusalResult<typeof addCartLine>;

type Added = {
  skuId: number;
  quantity: number;
  engraving?: Engraving | undefined;
  /** Of a form without scripts: sent twice it adds once. */
  formKey?: string | undefined;
};

/** Adds a quantity of a SKU to the buyer's cart, at most 10 in total. Refuses more than is in stock, and a setting alone. */
export async function addLine(ctx: BuyerContext, deps: CartDeps, input: Added): Promise<AddResult> {
  const sku = deps.findSku(input.skuId);
  if (!sku) throw refuse(addCartLine.refusals, 'sku-not-found', {});
  if (sku.seat !== null) return { ok: false, reason: 'needs-stone' };
  if (!deps.sellsOnline(sku.price)) return { ok: false, reason: 'not-sold-online' };
  if (input.engraving !== undefined && sku.engravedAt === null) return { ok: false, reason: 'not-engraved' };
  const [{ available, isWritten }, cart] = await ctx.db.transaction((tx) => writeAndRead(tx, ctx, input));
  if (!isWritten) return { ok: false, reason: 'out-of-stock', available };
  return { ok: true, cart: await describeCart(ctx, deps, cart) };
}

type WrittenLine = { available: number; isWritten: boolean };

async function writeAndRead(tx: Db, ctx: BuyerContext, input: Added): Promise<[WrittenLine, ReadCart]> {
  const { skuId, engraving } = input;
  if (engraving === undefined) {
    // Sent together: the cart is read behind the write and in its transaction.
    return Promise.all([writeLine(tx, ctx, input), readTogether(tx, cartReads(ctx), lastRowsOfText)]);
  }
  const written = await writeLine(tx, ctx, input);
  if (written.isWritten) await writeInscription(tx, ctx, { pieceSkuId: skuId }, engraving);
  return [written, await readTogether(tx, cartReads(ctx), lastRowsOfText)];
}

/** Cart, line and the check of stock in one statement: the most frequent write of the shop. */
async function writeLine(
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
    // The row is locked before it is compared, so of two presses at once the second sees what the first has added.
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
      on conflict (cart_id, sku_id) where kind = 'jewellery' do update set
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
