import { and, eq, inArray, isNull } from 'drizzle-orm';
import { normaliseGiftNote } from '@yahont/values/gift-wrap.ts';
import { unwrapCartLine, wrapCartLine } from '@yahont/contracts/cart/cart.ts';
import type { Cart } from '@yahont/contracts/cart/cart.ts';
import type { BuyerContext } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import { rowsOfText } from '#src/platform/database/statement.ts';
import type { CartDeps } from './cart-deps.ts';
import { cartLines, carts } from './cart.tables.ts';
import { getCart } from './get-cart.ts';
import { ownedBy, ownerColumnName, ownerId } from './owner.ts';

type Wrap = { lineId: number; note: string };

/** Wraps the pieces of a line as a gift, or changes the text of its card; an empty note means no card. */
export async function wrapLine(ctx: BuyerContext, deps: CartDeps, { lineId, note }: Wrap): Promise<Cart> {
  const { db, caller, now } = ctx;
  const options = JSON.stringify({ note: normaliseGiftNote(note) });
  const rows = await rowsOfText<{ id: number }>(
    db,
    (bind) => `
    with cart as (
      update carts set updated_at = ${bind(now().toISOString())}::timestamptz
      where ${ownerColumnName(caller)} = ${bind(ownerId(caller))}
      returning id, updated_at
    )
    insert into cart_lines (cart_id, kind, parent_id, service, options, quantity, created_at)
    select cart.id, 'service', line.id, 'gift-wrap', ${bind(options)}::jsonb, 1, cart.updated_at
    from cart_lines as line join cart on cart.id = line.cart_id
    where line.id = ${bind(lineId)}::bigint and line.parent_id is null and line.removed_at is null
    on conflict (parent_id, service) where parent_id is not null do update set
      options = excluded.options, removed_at = null
    returning id::float8 as id`,
  );
  if (rows.length === 0) throw refuse(wrapCartLine.refusals, 'line-not-found', {});
  return getCart(ctx, deps);
}

/** Takes the gift wrap off a line, its card too. Nothing to do for a line without one. */
export async function unwrapLine(ctx: BuyerContext, deps: CartDeps, lineId: number): Promise<Cart> {
  const ownCarts = ctx.db.select({ id: carts.id }).from(carts).where(ownedBy(ctx.caller));
  const [line] = await ctx.db
    .select({ id: cartLines.id })
    .from(cartLines)
    .where(and(eq(cartLines.id, lineId), isNull(cartLines.parentId), inArray(cartLines.cartId, ownCarts)));
  if (!line) throw refuse(unwrapCartLine.refusals, 'line-not-found', {});
  await ctx.db
    .delete(cartLines)
    .where(
      and(
        eq(cartLines.parentId, lineId),
        eq(cartLines.service, 'gift-wrap'),
        inArray(cartLines.cartId, ownCarts),
      ),
    );
  return getCart(ctx, deps);
}
