import { and, count, DrizzleQueryError, isNotNull, ne } from 'drizzle-orm';
import {
  addFavourite as ofProduct,
  addFavouriteStone as ofStone,
  type Favourites,
} from '@yahont/contracts/favourites/favourites.ts';
import { lockOwner, ownedBy, ownerColumns } from '#src/platform/anonymous/owner.ts';
import type { BuyerContext } from '#src/platform/context.ts';
import { refuse, type Refusal } from '#src/platform/errors.ts';
import { favourites } from './favourites.tables.ts';
import { listFavourites } from './list-favourites.ts';
import { COLUMN_OF, FAVOURITES_LIMIT, refsOf, type FavouriteItem } from './things.ts';

const FOREIGN_KEY_VIOLATION = '23503';

/**
 * Adds a product or a stone to the favourites; adding it again changes nothing.
 * @returns all favourites of the caller, newest first
 * @throws `product-not-found`, `stone-not-found`, or `favourites-full` with `context.limit`
 */
export async function addFavourite(ctx: BuyerContext, thing: FavouriteItem): Promise<Favourites> {
  try {
    return await remember(ctx, thing);
  } catch (error) {
    if (isUnknown(error)) throw notFound(thing);
    throw error;
  }
}

async function remember(ctx: BuyerContext, thing: FavouriteItem): Promise<Favourites> {
  const { caller } = ctx;
  const column = COLUMN_OF[thing.kind];
  return ctx.db.transaction(async (tx) => {
    await lockOwner(tx, favourites, caller);
    const [others] = await tx
      .select({ count: count() })
      .from(favourites)
      .where(and(ownedBy(favourites, caller), isNotNull(column), ne(column, thing.id)));
    if ((others?.count ?? 0) >= FAVOURITES_LIMIT)
      throw refuse(ofProduct.refusals, 'favourites-full', { limit: FAVOURITES_LIMIT });
    await tx
      .insert(favourites)
      .values({
        ...ownerColumns(caller),
        ...refsOf(thing),
        createdAt: ctx.now(),
      })
      .onConflictDoNothing();
    return listFavourites({ db: tx }, caller);
  });
}

function notFound({ kind }: FavouriteItem): Refusal {
  return kind === 'product'
    ? refuse(ofProduct.refusals, 'product-not-found', {})
    : refuse(ofStone.refusals, 'stone-not-found', {});
}

/** Whether the foreign key to products or stones failed; a missing account would be a bug instead. */
function isUnknown(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : undefined;
  if (!cause || !('code' in cause) || cause.code !== FOREIGN_KEY_VIOLATION) return false;
  return 'constraint' in cause && /product|stone/.test(String(cause.constraint));
}
