import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Buyer } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { comparisons } from './comparisons.tables.ts';

/** Condition for what this caller compares. */
export function ownedBy(caller: Buyer): SQL {
  return caller.kind === 'account'
    ? eq(comparisons.accountId, caller.accountId)
    : eq(comparisons.fuserId, caller.fuserId);
}

/** Locks the owner's list until the transaction ends, so that two tabs together cannot exceed the limit. */
export async function lockOwner(tx: Db, caller: Buyer): Promise<void> {
  const owner = caller.kind === 'account' ? `account:${caller.accountId}` : `fuser:${caller.fuserId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`comparisons:${owner}`}, 0))`);
}
