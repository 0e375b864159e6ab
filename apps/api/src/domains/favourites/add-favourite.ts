import { and, DrizzleQueryError, ne, sql } from 'drizzle-orm';
import type { BuyerContext } from '#src/platform/context.ts';
import { addFavourite as contract } from '@yahont/contracts/favourites/favourites.ts';
import { refuse } from '#src/platform/errors.ts';
import { favourites } from './favourites.tables.ts';
import { listFavourites } from './list-favourites.ts';
import { FAVOURITES_LIMIT, ownedBy } from './owner.ts';

const FOREIGN_KEY_VIOLATION = '23503';

/**
 * Adds a product to the favourites; adding it again changes nothing.
 * @returns all favourites of the caller, newest first
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
    // A lock per owner: two tabs together must not exceed the limit.
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

/** Whether the foreign key to the catalogue failed; a missing account would be a bug instead. */
function isUnknownProduct(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : undefined;
  if (!cause || !('code' in cause) || cause.code !== FOREIGN_KEY_VIOLATION) return false;
  return 'constraint' in cause && String(cause.constraint).includes('product');
}
