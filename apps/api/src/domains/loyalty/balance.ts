import { eq, sql } from 'drizzle-orm';
import { builtOnce } from '#src/platform/database/built-once.ts';
import type { Db } from '#src/platform/database/database.ts';
import { bonusEntries } from './loyalty.tables.ts';

const pointsOf = builtOnce(['accountId'], (db, { accountId }) =>
  db
    .select({ points: sql<number>`coalesce(sum(${bonusEntries.points}), 0)::int` })
    .from(bonusEntries)
    .where(eq(bonusEntries.accountId, accountId))
    .prepare('points_of_account'),
);

/** Points that the account may spend; one point is one rouble. */
export async function balance(db: Db, accountId: number): Promise<number> {
  const [row] = await pointsOf(db, { accountId });
  return row?.points ?? 0;
}
