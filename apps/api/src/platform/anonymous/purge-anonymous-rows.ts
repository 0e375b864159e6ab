import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { ANONYMOUS_LIFE_MS } from './anonymous-life.ts';
import type { Context } from '../context.ts';

type VisitorTable = PgTable & { fuserId: PgColumn; createdAt: PgColumn };

/** Removes the rows of anonymous visitors who added none to this table for 90 days. */
export async function purgeAnonymousRows(
  { db, now }: Pick<Context, 'db' | 'now'>,
  table: VisitorTable,
): Promise<void> {
  const before = new Date(now().getTime() - ANONYMOUS_LIFE_MS).toISOString();
  await db.execute(sql`
    delete from ${table} as old
    where old.fuser_id is not null and old.created_at < ${before}::timestamptz
      and not exists (
        select 1 from ${table} as newer
        where newer.fuser_id = old.fuser_id and newer.created_at >= ${before}::timestamptz
      )`);
}
