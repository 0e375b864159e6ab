import { eq, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../database/database.ts';

/** Who owns a row: an account, or an anonymous visitor by their token. */
type Owner = { kind: 'account'; accountId: number } | { kind: 'fuser'; fuserId: string };
type OwnedTable = PgTable & Record<'accountId' | 'fuserId', PgColumn>;

/** Condition for this owner's rows; part of the `where` of every query on such a table. */
export function ownedBy(table: OwnedTable, owner: Owner): SQL {
  return owner.kind === 'account' ? eq(table.accountId, owner.accountId) : eq(table.fuserId, owner.fuserId);
}

/** Owner columns of a new row. */
export function ownerColumns(owner: Owner): { accountId: number | null; fuserId: string | null } {
  return owner.kind === 'account'
    ? { accountId: owner.accountId, fuserId: null }
    : { accountId: null, fuserId: owner.fuserId };
}

/** The column that names this owner in SQL that is written as text. */
export function ownerColumnName(owner: Owner): 'account_id' | 'fuser_id' {
  return owner.kind === 'account' ? 'account_id' : 'fuser_id';
}

/** The value of that column. */
export function ownerId(owner: Owner): number | string {
  return owner.kind === 'account' ? owner.accountId : owner.fuserId;
}

/** Locks the owner's rows of a table until the transaction ends, so that two tabs together cannot exceed a limit. */
export async function lockOwner(tx: Db, table: OwnedTable, owner: Owner): Promise<void> {
  const key = `${getTableName(table)}:${owner.kind}:${ownerId(owner)}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
