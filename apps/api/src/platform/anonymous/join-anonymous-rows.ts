import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../database/database.ts';
import { rowsOf } from '../database/rows.ts';
import { lockOwner } from './owner.ts';

/** A list of stones and products of a visitor or an account, one thing per row. */
type ListTable = PgTable & Record<'accountId' | 'fuserId' | 'stoneId' | 'productId' | 'createdAt', PgColumn>;

type Join = {
  table: ListTable;
  fuserId: string;
  accountId: number;
  /** Maximum number of things of each kind. */
  most: number;
};

/**
 * Moves an anonymous visitor's list to the account on sign-in. The newest of each kind stay: a choice
 * of a minute ago must not lose to one of last year.
 * @returns how many of the oldest did not fit
 */
export async function joinAnonymousRows(tx: Db, { table, fuserId, accountId, most }: Join): Promise<number> {
  const [brought] = await rowsOf(tx, sql`select 1 from ${table} where fuser_id = ${fuserId} limit 1`);
  if (brought === undefined) return 0;
  await lockOwner(tx, table, { kind: 'account', accountId });
  await tx.execute(sql`
    with brought as (
      delete from ${table} where fuser_id = ${fuserId} returning stone_id, product_id, created_at
    )
    insert into ${table} as own (account_id, stone_id, product_id, created_at)
    select ${accountId}::int, stone_id, product_id, created_at from brought
    on conflict (account_id, fuser_id, stone_id, product_id)
    do update set created_at = greatest(own.created_at, excluded.created_at)`);
  const leftOut = await rowsOf(
    tx,
    sql`
    delete from ${table} as own using (
      select stone_id, product_id,
        row_number() over (
          partition by stone_id is null
          order by created_at desc, product_id desc, stone_id desc
        ) as place
      from ${table} where account_id = ${accountId}
    ) as ranked
    where own.account_id = ${accountId} and ranked.place > ${most}
      and ranked.stone_id is not distinct from own.stone_id
      and ranked.product_id is not distinct from own.product_id
    returning 1`,
  );
  return leftOut.length;
}
