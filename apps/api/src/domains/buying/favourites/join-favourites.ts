import type { Db } from '#src/platform/database/database.ts';
import { joinAnonymousRows } from '#src/platform/anonymous/join-anonymous-rows.ts';
import { favourites } from './favourites.tables.ts';
import { FAVOURITES_LIMIT } from './things.ts';

/** Moves an anonymous visitor's favourites to the account on sign-in, as `joinAnonymousRows` does. */
export function joinFavourites(tx: Db, parties: { fuserId: string; accountId: number }): Promise<number> {
  return joinAnonymousRows(tx, { table: favourites, most: FAVOURITES_LIMIT, ...parties });
}
