import { eq, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { bonusEntries } from './loyalty.tables.ts';

/** Points that the account may spend; one point is one rouble. */
export async function balance(db: Db, accountId: number): Promise<number> {
  const [row] = await db
    .select({ points: sql<number>`coalesce(sum(${bonusEntries.points}), 0)::int` })
    .from(bonusEntries)
    .where(eq(bonusEntries.accountId, accountId));
  return row?.points ?? 0;
}
