import { eq } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { accounts } from './accounts.tables.ts';

/** Holds the account's row until the transaction ends: what depends on its balance goes one by one. */
export async function lockAccount(tx: Db, accountId: number): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
}
