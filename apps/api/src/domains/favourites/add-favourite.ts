import { and, DrizzleQueryError, ne, sql } from 'drizzle-orm';
import type { BuyerContext } from '#src/platform/context.ts';
import { addFavourite as contract } from '@yahont/contracts/cart.ts';
import { refuse } from '#src/platform/errors.ts';
import { favourites } from './favourites.tables.ts';
import { listFavourites } from './list-favourites.ts';
import { FAVOURITES_LIMIT, ownedBy } from './owner.ts';

const FOREIGN_KEY_VIOLATION = '23503';

/**
 * Remembers a product; the second time changes nothing.
 * @returns all favourites of the caller, the newest first
 * @throws `product-not-found`, or `favourites-full` with `context.limit`
 */
export async function addFavourite(ctx: BuyerContext, productId: number): Promise<number[]> {
  try {
    return await remember(ctx, productId);
  } catch (error) {
    if (isUnknownProduct(error)) throw refuse(contract.refusals, 'product-not-found', {});
    throw error;
  }
}

async function remember(ctx: BuyerContext, productId: number): Promise<number[]> {
  const { caller } = ctx;
  return ctx.db.transaction(async (tx) => {
    const owner = caller.kind === 'account' ? `account:${caller.accountId}` : `fuser:${caller.fuserId}`;
    // One at a time per visitor: two tabs together must not pass the limit.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`favourites:${owner}`}, 0))`);
    const [others] = await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(favourites)
      .where(and(ownedBy(caller), ne(favourites.productId, productId)));
    if ((others?.count ?? 0) >= FAVOURITES_LIMIT)
      throw refuse(contract.refusals, 'favourites-full', { limit: FAVOURITES_LIMIT });
    await tx
      .insert(favourites)
      .values({
        accountId: caller.kind === 'account' ? caller.accountId : null,
        fuserId: caller.kind === 'fuser' ? caller.fuserId : null,
        productId,
        createdAt: ctx.now(),
      })
      .onConflictDoNothing();
    return listFavourites({ db: tx }, caller);
  });
}

/** The catalogue's table refuses a product that it does not have; an account that is gone is a bug. */
function isUnknownProduct(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : undefined;
  if (!cause || !('code' in cause) || cause.code !== FOREIGN_KEY_VIOLATION) return false;
  return 'constraint' in cause && String(cause.constraint).includes('product');
}
