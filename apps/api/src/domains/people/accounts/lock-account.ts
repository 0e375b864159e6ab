import { eq } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { accounts } from './accounts.tables.ts';

/**
 * Locks the account's row until the transaction ends: operations on its balance run one by one.
 *
 * The order of locks in every transaction that moves points or certificates, so that no two wait for each other: orders, then their one
 * account, then certificates (`certificates`, those of a statement by id). An order that is being placed is nobody else's yet, so placing
 * begins with the account. Writing a row that refers to an account locks it too, which is why what uses a certificate locks the account
 * first even without points. A transaction locks one account: what ends orders of many does so in a transaction for each.
 */
export async function lockAccount(tx: Db, accountId: number): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
}
