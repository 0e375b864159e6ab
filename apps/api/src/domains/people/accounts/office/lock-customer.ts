import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { notFound } from '#src/platform/errors.ts';
import type { Scope } from '#src/platform/permissions.ts';
import { accounts } from '../accounts.tables.ts';
import { customersWithin } from './customers-within.ts';

/**
 * Locks a shopper in a scope until the transaction ends. Throws `account-not-found`, also for an erased
 * one.
 */
export async function lockCustomer(tx: Db, accountId: number, scope: Scope): Promise<void> {
  const [found] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.erasedAt), customersWithin(tx, scope)))
    .for('update');
  if (!found) throw notFound('account');
}
