import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Buyer } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { favourites } from './favourites.tables.ts';

/** Most favourites of one visitor, of each kind. */
export const FAVOURITES_LIMIT = 200;

/** Condition for the favourites of this caller. */
export function ownedBy(caller: Buyer): SQL {
  return caller.kind === 'account'
    ? eq(favourites.accountId, caller.accountId)
    : eq(favourites.fuserId, caller.fuserId);
}

/** Locks the owner's list until the transaction ends, so that two tabs together cannot exceed the limit. */
export async function lockOwner(tx: Db, caller: Buyer): Promise<void> {
  const owner = caller.kind === 'account' ? `account:${caller.accountId}` : `fuser:${caller.fuserId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`favourites:${owner}`}, 0))`);
}

/** A product or a stone that is marked. */
export type Thing = { kind: 'product' | 'stone'; id: number };

/** The column that names a thing of this kind. */
export const COLUMN_OF = { product: favourites.productId, stone: favourites.stoneId } as const;

/** Both references of a row. */
export function refsOf({ kind, id }: Thing): { productId: number | null; stoneId: number | null } {
  return { productId: kind === 'product' ? id : null, stoneId: kind === 'stone' ? id : null };
}
