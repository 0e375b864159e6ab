import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { ServiceCode } from '@yahont/contracts/line-kinds.ts';
import type { BuyerContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOfText } from '#src/platform/database/statement.ts';
import type { LineOptions } from '#src/domains/buying/line-kinds/index.ts';
import { cartLines, carts } from '../cart.tables.ts';
import { ownedBy, ownerColumnName, ownerId } from '#src/platform/anonymous/owner.ts';

/** A line of the buyer's cart: by its id, or by goods that the cart contains only once. */
export type LineWanted = { lineId: number } | { stoneId: number } | { pieceSkuId: number };

type Service = { line: LineWanted; service: ServiceCode; options: LineOptions };

/** Adds a service to a line or updates its options; false when the buyer has no such line. */
export async function writeService(
  db: Db,
  { caller, now }: BuyerContext,
  { line, service, options }: Service,
): Promise<boolean> {
  const rows = await rowsOfText<{ id: number }>(
    db,
    (bind) => `
    with cart as (
      update carts set updated_at = ${bind(now().toISOString())}::timestamptz
      where ${ownerColumnName(caller)} = ${bind(ownerId(caller))}
      returning id, updated_at
    )
    insert into cart_lines (cart_id, kind, parent_id, service, options, quantity, created_at)
    select cart.id, 'service', line.id, ${bind(service)}, ${bind(JSON.stringify(options))}::jsonb, 1, cart.updated_at
    from cart_lines as line join cart on cart.id = line.cart_id
    where ${conditionOf(line, bind)} and line.parent_id is null and line.removed_at is null
    on conflict (parent_id, service) where parent_id is not null do update set
      options = excluded.options, removed_at = null
    returning id::float8 as id`,
  );
  return rows.length > 0;
}

function conditionOf(line: LineWanted, bind: (value: number) => string): string {
  if ('lineId' in line) return `line.id = ${bind(line.lineId)}::bigint`;
  if ('stoneId' in line) return `line.stone_id = ${bind(line.stoneId)}::int`;
  return `line.sku_id = ${bind(line.pieceSkuId)}::int and line.stone_id is null and line.set_group is null`;
}

/** Removes a service from a line, which need not have it; false when the buyer has no such line. */
export async function dropService(
  { db, caller }: BuyerContext,
  { lineId, service }: { lineId: number; service: ServiceCode },
): Promise<boolean> {
  const ownCarts = db.select({ id: carts.id }).from(carts).where(ownedBy(carts, caller));
  const [line] = await db
    .select({ id: cartLines.id })
    .from(cartLines)
    .where(and(eq(cartLines.id, lineId), isNull(cartLines.parentId), inArray(cartLines.cartId, ownCarts)));
  if (!line) return false;
  await db
    .delete(cartLines)
    .where(
      and(
        eq(cartLines.parentId, lineId),
        eq(cartLines.service, service),
        inArray(cartLines.cartId, ownCarts),
      ),
    );
  return true;
}
