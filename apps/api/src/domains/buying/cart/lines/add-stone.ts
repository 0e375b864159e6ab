import type { z } from 'zod';
import { addStoneToCart } from '@yahont/contracts/cart/cart-stones.ts';
import type { AddStone } from '@yahont/contracts/cart/cart-stones.ts';
import type { Cart } from '@yahont/contracts/cart/cart.ts';
import type { LineKind } from '@yahont/contracts/line-kinds.ts';
import type { StoneCard } from '@yahont/contracts/stones/stone-card.ts';
import type { RefusalResult } from '@yahont/contracts/wire/endpoint.ts';
import type { Engraving } from '@yahont/values/engraving.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { BuyerContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { readTogether } from '#src/platform/database/reads.ts';
import { lastRowsOfText, rowsOfText } from '#src/platform/database/statement.ts';
import { refuse } from '#src/platform/errors.ts';
import type { OfferedSku } from '#src/domains/goods/catalogue/index.ts';
import { fitsSeat } from '#src/domains/goods/stones/index.ts';
import type { CartDeps } from '../cart-deps.ts';
import { dropStoneEngraving, writeInscription } from '../services/engraving.ts';
import { cartReads, describeCart } from '../get-cart.ts';
import { ownerColumnName, ownerId } from '../owner.ts';

/** Most stones in a cart: sixty thousand lines in one answer would be heavy for everybody. */
const MOST_STONES = 50;

type Wanted = z.infer<typeof AddStone>;
type Refused = RefusalResult<typeof addStoneToCart>;
export type AddStoneResult = { ok: true; cart: Cart } | Refused;

/**
 * Puts a stone into the buyer's cart, alone or in a setting that takes it. A stone is there once: another setting, or none,
 * replaces the one before, and what was ordered for the line stays with it; an inscription only where the setting carries one.
 */
export async function addStone(ctx: BuyerContext, deps: CartDeps, wanted: Wanted): Promise<AddStoneResult> {
  const setting = wanted.skuId === null ? null : deps.findSku(wanted.skuId);
  if (setting === undefined) throw refuse(addStoneToCart.refusals, 'sku-not-found', {});
  const goods = await findGoods(ctx, wanted);
  if (!goods) throw refuse(addStoneToCart.refusals, 'stone-not-found', {});
  const reason = refusalOf(goods, setting);
  if (reason !== null) return { ok: false, reason };
  if (!deps.sellsOnline(kopecks(goods.price + (setting?.price ?? 0))))
    return { ok: false, reason: 'not-sold-online' };
  if (goods.otherStones >= MOST_STONES) return { ok: false, reason: 'cart-full', limit: MOST_STONES };
  const isEngravable = setting !== null && setting.engravedAt !== null;
  const { engraving = isEngravable ? undefined : null } = wanted;
  if (engraving && !isEngravable) return { ok: false, reason: 'not-engraved' };
  // Sent together: the cart is read behind the write and in its transaction.
  const [, , cart] = await ctx.db.transaction((tx) =>
    Promise.all([
      writeLine(tx, ctx, wanted),
      changeInscription(tx, ctx, wanted.stoneId, engraving),
      readTogether(tx, cartReads(ctx), lastRowsOfText),
    ]),
  );
  return { ok: true, cart: await describeCart(ctx, deps, cart) };
}

/** undefined leaves what is there. */
async function changeInscription(
  tx: Db,
  ctx: BuyerContext,
  stoneId: number,
  engraving: Engraving | null | undefined,
): Promise<void> {
  if (engraving) await writeInscription(tx, ctx, { stoneId }, engraving);
  else if (engraving === null) await dropStoneEngraving(tx, ctx, stoneId);
}

type Goods = Pick<StoneCard, 'shape' | 'lengthMm100' | 'widthMm100'> & {
  price: number;
  stoneItems: number;
  skuItems: number;
  /** Stones that the cart has besides. */
  otherStones: number;
};

async function findGoods(
  { db, caller }: BuyerContext,
  { stoneId, skuId }: Pick<Wanted, 'stoneId' | 'skuId'>,
): Promise<Goods | undefined> {
  const [row] = await rowsOfText<Goods>(
    db,
    (bind) => `
    select stones.shape, stones.length_mm100 as "lengthMm100", stones.width_mm100 as "widthMm100",
      stones.price::float8 as price,
      (select count(*)::int from items where stone_id = stones.id and state = 'available') as "stoneItems",
      (select count(*)::int from (
        select from items where sku_id = ${bind(skuId)}::int and state = 'available' limit 1
      ) as found) as "skuItems",
      (select count(*)::int from cart_lines join carts on carts.id = cart_lines.cart_id
        where carts.${ownerColumnName(caller)} = ${bind(ownerId(caller))} and cart_lines.removed_at is null
          and cart_lines.stone_id <> stones.id) as "otherStones"
    from stones where id = ${bind(stoneId)}::int and hidden_at is null`,
  );
  return row;
}

type UnfitReason = Exclude<Refused['reason'], 'cart-full' | 'not-sold-online'>;

function refusalOf(stone: Goods, setting: OfferedSku | null): UnfitReason | null {
  if (setting !== null && (setting.seat === null || !fitsSeat(stone, setting.seat))) return 'does-not-fit';
  if (stone.stoneItems === 0) return 'stone-taken';
  if (setting !== null && stone.skuItems === 0) return 'out-of-stock';
  return null;
}

/** Cart and line in one statement. */
async function writeLine(
  tx: Db,
  { caller, now }: BuyerContext,
  { stoneId, skuId }: Pick<Wanted, 'stoneId' | 'skuId'>,
): Promise<void> {
  const owner = ownerColumnName(caller);
  const kind: LineKind = skuId === null ? 'stone' : 'set-piece';
  await rowsOfText(tx, (bind) => {
    const at = `${bind(now().toISOString())}::timestamptz`;
    return `
    with cart as (
      insert into carts (${owner}, updated_at) values (${bind(ownerId(caller))}, ${at})
      on conflict (${owner}) do update set updated_at = excluded.updated_at
      returning id
    )
    insert into cart_lines (cart_id, kind, sku_id, stone_id, quantity, created_at)
    select cart.id, ${bind(kind)}, ${bind(skuId)}::int, ${bind(stoneId)}::int, 1, ${at} from cart
    on conflict (cart_id, stone_id) where stone_id is not null do update set
      kind = excluded.kind, sku_id = excluded.sku_id, removed_at = null,
      created_at = case when cart_lines.removed_at is null then cart_lines.created_at else excluded.created_at end
    returning id`;
  });
}
