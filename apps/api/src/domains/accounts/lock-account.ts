import { eq } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { accounts } from './accounts.tables.ts';

/** Locks the account's row until the transaction ends: operations on its balance run one by one. */
export async function lockAccount(tx: Db, accountId: number): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
}
