import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { carts } from './cart.tables.ts';
import { addToTwins, moveLines } from './join-carts.sql.ts';

/**
 * Moves the cart of an anonymous visitor into the account they signed in to: quantities add up (at most
 * 10), services move along, and the promo code of the cart changed last wins. Doing it twice changes
 * nothing.
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
  const both = { from: visitors.id, to: accounts.id };
  await addToTwins(tx, both);
  await moveLines(tx, both);
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

/** The account's cart, created if necessary, and locked. */
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
