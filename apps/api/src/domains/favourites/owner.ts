import { eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Buyer } from '#src/platform/context.ts';
import { favourites } from './favourites.tables.ts';

/** Most favourites of one visitor. */
export const FAVOURITES_LIMIT = 200;

/** Condition for the favourites of this caller. */
export function ownedBy(caller: Buyer): SQL {
  return caller.kind === 'account'
    ? eq(favourites.accountId, caller.accountId)
    : eq(favourites.fuserId, caller.fuserId);
}
