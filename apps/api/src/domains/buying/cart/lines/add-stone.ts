import { addStoneToCart } from '@yahont/contracts/cart/cart-stones.ts';
import type { Cart } from '@yahont/contracts/cart/cart.ts';
import type { RefusalResult } from '@yahont/contracts/wire/endpoint.ts';
import type { Engraving } from '@yahont/values/engraving.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { BuyerContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { readTogether } from '#src/platform/database/reads.ts';
import { lastRowsOfText } from '#src/platform/database/statement.ts';
import { refuse } from '#src/platform/errors.ts';
import type { OfferedSku } from '#src/domains/goods/catalogue/index.ts';
import { fitsSeat } from '#src/domains/goods/stones/index.ts';
import type { CartDeps } from '../cart-deps.ts';
import { writeInscription } from '../services/engraving.ts';
import { dropStoneEngraving } from '../services/stone-engraving.sql.ts';
import { cartReads, describeCart } from '../get-cart.ts';
import { findGoods, writeStoneLine, type Goods, type NewStoneLine } from './stone-line.sql.ts';

/**
 * Maximum number of stones in a cart: sixty thousand lines in one answer would slow the shop down for
 * everybody.
 */
const MAX_STONES = 50;

type Refused = RefusalResult<typeof addStoneToCart>;
export type AddStoneResult = { ok: true; cart: Cart } | Refused;

/**
 * Puts a stone into the buyer's cart, alone or in a setting that fits it. A stone is in the cart once:
 * another setting, or none, replaces the previous one. Services of the line stay; an inscription stays
 * only if the setting can have one.
 */
export async function addStone(
  ctx: BuyerContext,
  deps: CartDeps,
  wanted: NewStoneLine,
): Promise<AddStoneResult> {
  const setting = wanted.skuId === null ? null : deps.findSku(wanted.skuId);
  if (setting === undefined) throw refuse(addStoneToCart.refusals, 'sku-not-found', {});
  const goods = await findGoods(ctx, wanted);
  if (!goods) throw refuse(addStoneToCart.refusals, 'stone-not-found', {});
  const reason = refusalOf(goods, setting);
  if (reason !== null) return { ok: false, reason };
  if (!deps.sellsOnline(kopecks(goods.price + (setting?.price ?? 0))))
    return { ok: false, reason: 'not-sold-online' };
  if (goods.otherStones >= MAX_STONES) return { ok: false, reason: 'cart-full', limit: MAX_STONES };
  const isEngravable = setting !== null && setting.engravedAt !== null;
  const { engraving = isEngravable ? undefined : null } = wanted;
  if (engraving && !isEngravable) return { ok: false, reason: 'not-engraved' };
  // Sent together: the cart is read after the write, in the same transaction.
  const [, , cart] = await ctx.db.transaction((tx) =>
    Promise.all([
      writeStoneLine(tx, ctx, wanted),
      changeInscription(tx, ctx, wanted.stoneId, engraving),
      readTogether(tx, cartReads(ctx), lastRowsOfText),
    ]),
  );
  return { ok: true, cart: await describeCart(ctx, deps, cart) };
}

/** undefined keeps the current value. */
async function changeInscription(
  tx: Db,
  ctx: BuyerContext,
  stoneId: number,
  engraving: Engraving | null | undefined,
): Promise<void> {
  if (engraving) await writeInscription(tx, ctx, { stoneId }, engraving);
  else if (engraving === null) await dropStoneEngraving(tx, ctx, stoneId);
}

type UnfitReason = Exclude<Refused['reason'], 'cart-full' | 'not-sold-online'>;

function refusalOf(stone: Goods, setting: OfferedSku | null): UnfitReason | null {
  if (setting !== null && (setting.seat === null || !fitsSeat(stone, setting.seat))) return 'does-not-fit';
  if (stone.stoneItems === 0) return 'stone-taken';
  if (setting !== null && stone.skuItems === 0) return 'out-of-stock';
  return null;
}
