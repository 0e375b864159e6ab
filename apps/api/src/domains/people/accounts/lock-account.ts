import { eq } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { accounts } from './accounts.tables.ts';

/**
 * Locks the account's row until the transaction ends: operations on its balance run one by one.
 *
 * The order of locks in every transaction that moves points or certificates, so that no two wait for
 * each other: orders, then their one account, then certificates (`certificates`, those of a statement
 * by id). An order that is being placed is not visible to others yet, so placing begins with the
 * account. Writing a row that refers to an account locks it too, so code that uses a certificate locks
 * the account first even without points. A transaction locks one account: code that ends orders of many
 * accounts uses a transaction for each.
 */
export async function lockAccount(tx: Db, accountId: number): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
}
