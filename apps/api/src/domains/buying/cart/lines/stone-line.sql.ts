import type { z } from 'zod';
import type { AddStone } from '@yahont/contracts/cart/cart-stones.ts';
import type { LineKind } from '@yahont/contracts/line-kinds.ts';
import type { StoneCard } from '@yahont/contracts/stones/stone-card.ts';
import type { BuyerContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOfText } from '#src/platform/database/statement.ts';
import { ownerColumnName, ownerId } from '#src/platform/anonymous/owner.ts';

export type NewStoneLine = z.infer<typeof AddStone>;

export type Goods = Pick<StoneCard, 'shape' | 'lengthMm100' | 'widthMm100'> & {
  price: number;
  stoneItems: number;
  skuItems: number;
  /** Other stones in the cart. */
  otherStones: number;
};

export async function findGoods(
  { db, caller }: BuyerContext,
  { stoneId, skuId }: Pick<NewStoneLine, 'stoneId' | 'skuId'>,
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

/** Cart and line in one statement. */
export async function writeStoneLine(
  tx: Db,
  { caller, now }: BuyerContext,
  { stoneId, skuId }: Pick<NewStoneLine, 'stoneId' | 'skuId'>,
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
