import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { MAX_QUANTITY } from '@yahont/contracts/wire/limits.ts';
import type { Db } from '#src/platform/database/database.ts';
import { cartLines, carts } from './cart.tables.ts';

/**
 * Merges the cart of an anonymous visitor into the account on sign-in: quantities add up (at most 10), the promo code
 * of the cart changed last wins. Repeating it changes nothing.
 */
export async function joinCarts(
  tx: Db,
  { fuserId, accountId }: { fuserId: string; accountId: number },
): Promise<void> {
  const found = await tx
    .select({
      id: carts.id,
      accountId: carts.accountId,
      promoCode: carts.promoCode,
      updatedAt: carts.updatedAt,
    })
    .from(carts)
    .where(or(eq(carts.fuserId, fuserId), eq(carts.accountId, accountId)))
    .orderBy(asc(carts.id))
    .for('update');
  const visitors = found.find((cart) => cart.accountId === null);
  if (!visitors) return;

  const accounts = await accountCart(tx, accountId, visitors.updatedAt);
  await tx.execute(sql`
    insert into cart_lines (cart_id, sku_id, quantity, created_at)
    select ${accounts.id}::bigint, sku_id, quantity, created_at from cart_lines
    where ${and(eq(cartLines.cartId, visitors.id), isNull(cartLines.removedAt))}
    on conflict (cart_id, sku_id) do update set
      quantity = least(
        ${MAX_QUANTITY}::int,
        excluded.quantity + case when cart_lines.removed_at is null then cart_lines.quantity else 0 end
      ),
      removed_at = null`);
  await tx
    .update(carts)
    .set({ promoCode: newestPromo(visitors, accounts) })
    .where(and(eq(carts.id, accounts.id), eq(carts.accountId, accountId)));
  await tx.delete(carts).where(and(eq(carts.id, visitors.id), eq(carts.fuserId, fuserId)));
}

type Promo = { promoCode: string | null; updatedAt: Date };

function newestPromo(a: Promo, b: Promo): string | null {
  const [newer, older] = a.updatedAt >= b.updatedAt ? [a, b] : [b, a];
  return newer.promoCode ?? older.promoCode;
}

/** The account's cart, created and locked if it does not exist. */
async function accountCart(tx: Db, accountId: number, updatedAt: Date): Promise<Promo & { id: number }> {
  const [cart] = await tx
    .insert(carts)
    .values({ accountId, updatedAt })
    .onConflictDoUpdate({
      target: carts.accountId,
      set: { updatedAt: sql`greatest(${carts.updatedAt}, excluded.updated_at)` },
    })
    .returning({ id: carts.id, promoCode: carts.promoCode, updatedAt: carts.updatedAt });
  if (!cart) throw new Error('an upsert answered without a row');
  return cart;
}
