import { addCartLine, type Cart } from '@yahont/contracts/cart/cart.ts';
import type { RefusalResult } from '@yahont/contracts/wire/endpoint.ts';
import type { BuyerContext } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import type { Db } from '#src/platform/database/database.ts';
import { readTogether } from '#src/platform/database/reads.ts';
import { lastRowsOfText } from '#src/platform/database/statement.ts';
import { cartReads, describeCart, type ReadCart } from '../get-cart.ts';
import type { CartDeps } from '../cart-deps.ts';
import { writeInscription } from '../services/engraving.ts';
import { writeLine, type Added, type WrittenLine } from './write-line.sql.ts';

export type AddResult = { ok: true; cart: Cart } | RefusalResult<typeof addCartLine>;

/** Adds a quantity of a SKU to the buyer's cart, at most 10 in total. Refuses more than is in stock, and a setting without a stone. */
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

async function writeAndRead(tx: Db, ctx: BuyerContext, input: Added): Promise<[WrittenLine, ReadCart]> {
  const { skuId, engraving } = input;
  if (engraving === undefined) {
    // Sent together: the cart is read after the write, in the same transaction.
    return Promise.all([writeLine(tx, ctx, input), readTogether(tx, cartReads(ctx), lastRowsOfText)]);
  }
  const written = await writeLine(tx, ctx, input);
  if (written.isWritten) await writeInscription(tx, ctx, { pieceSkuId: skuId }, engraving);
  return [written, await readTogether(tx, cartReads(ctx), lastRowsOfText)];
}
