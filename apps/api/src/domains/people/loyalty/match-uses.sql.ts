import { sql } from 'drizzle-orm';
import { lockAccount } from '#src/domains/people/accounts/index.ts';
import type { Db } from '#src/platform/database/database.ts';
import { idList } from './id-list.ts';
import { bonusEntries } from './loyalty.tables.ts';

export type NewEntry = Omit<typeof bonusEntries.$inferInsert, 'id'> & { accountId: number };

/**
 * Writes entries of one account and links debits to the points that expire first; new points cover a
 * debt before anything else. Locks the account's row, so that no two transactions use the same points.
 * Entries that are there already change nothing.
 */
export async function writeEntries(tx: Db, entries: readonly NewEntry[]): Promise<void> {
  const [first] = entries;
  if (!first) return;
  await lockAccount(tx, first.accountId);
  const written = await tx
    .insert(bonusEntries)
    .values([...entries])
    .onConflictDoNothing()
    .returning({ id: bonusEntries.id });
  if (written.length > 0) await matchUses(tx, [first.accountId]);
}

/**
 * Assigns available points to debits that are not fully covered. Both are laid end to end: where a
 * debit overlaps points, it uses them. Lock the accounts first.
 */
export async function matchUses(tx: Db, accountIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    with entries as (
      select id, account_id, burns_at, points,
        case when points > 0
          then points - coalesce((select sum(points) from bonus_uses where credit_id = entry.id), 0)
          else -points - coalesce((select sum(points) from bonus_uses where debit_id = entry.id), 0)
        end as open
      from bonus_entries as entry
      where account_id = any(${idList(accountIds)}::int[])
    ), credits as (
      select id, account_id, open, sum(open) over (partition by account_id order by burns_at, id) as upto
      from entries where points > 0 and open > 0
    ), debits as (
      select id, account_id, open, sum(open) over (partition by account_id order by id) as upto
      from entries where points < 0 and open > 0
    )
    insert into bonus_uses (debit_id, credit_id, points)
    select debits.id, credits.id,
      least(debits.upto, credits.upto) - greatest(debits.upto - debits.open, credits.upto - credits.open)
    from debits
    join credits on credits.account_id = debits.account_id
      and debits.upto - debits.open < credits.upto and credits.upto - credits.open < debits.upto`);
}
