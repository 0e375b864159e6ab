import { sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOf } from '#src/platform/database/rows.ts';

/**
 * Whether one of the ways of a bell still leads to its owner: an account may have given up its address or its last
 * browser since. Browsers are looked up one account at a time: the planner would otherwise read all of them first.
 */
export const IS_REACHABLE = `(
  bells.account_id is null
  or exists (
    select from accounts
    where accounts.id = bells.account_id and accounts.erased_at is null
      and (bells.by_sms or (bells.by_mail and accounts.email is not null and accounts.email_verified_at is not null)))
  or (bells.by_push and coalesce((
    select true from push_endpoints where push_endpoints.account_id = bells.account_id order by push_endpoints.id limit 1), false)))`;

/** Waiting bells of an account none of whose ways leads to it. */
export async function listUnreachable(db: Db, accountId: number): Promise<Set<number>> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`
      select bells.id from bells
      where bells.account_id = ${accountId} and bells.state = 'waiting' and not ${sql.raw(IS_REACHABLE)}`,
  );
  return new Set(rows.map(({ id }) => id));
}
