import { eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Buyer } from '#src/platform/context.ts';
import { favourites } from './favourites.tables.ts';

/** Most products that one visitor may remember. */
export const FAVOURITES_LIMIT = 200;

/** Rows of this visitor and of nobody else. */
export function ownedBy(caller: Buyer): SQL {
  return caller.kind === 'account'
    ? eq(favourites.accountId, caller.accountId)
    : eq(favourites.fuserId, caller.fuserId);
}
