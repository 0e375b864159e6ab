import { and, eq, isNull, sql } from 'drizzle-orm';
import { burnsAfterReturn } from '@yahont/values/sums/point-life.ts';
import { lockAccount } from '#src/domains/people/accounts/index.ts';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOf } from '#src/platform/database/rows.ts';
import { bonusEntries } from './loyalty.tables.ts';
import { writeEntries } from './match-uses.ts';

type Refunded = { accountId: number; orderId: number; refundId: string; points: number; now: Date };

/** Gives back what an order had spent, when it is cancelled or expires before it was paid. Doing it twice changes nothing. */
export async function returnSpent(tx: Db, { orderId, now }: { orderId: number; now: Date }): Promise<void> {
  const [spent] = await tx
    .select({ accountId: bonusEntries.accountId, points: bonusEntries.points })
    .from(bonusEntries)
    .where(and(eq(bonusEntries.orderId, orderId), eq(bonusEntries.reason, 'spent')));
  if (spent) await giveBack(tx, { ...spent, orderId, refundId: null, points: -spent.points, now });
}

/** Gives back spent points with a refund. Doing it twice changes nothing. */
export async function returnPoints(tx: Db, refunded: Refunded): Promise<void> {
  await giveBack(tx, refunded);
}

/**
 * Takes back earned points with a refund, without those that are gone already. When they have been spent the balance falls below zero,
 * and the next points cover that first. Doing it twice changes nothing.
 * @returns how many were taken
 */
export async function reversePoints(tx: Db, { points, now, ...entry }: Refunded): Promise<number> {
  await lockAccount(tx, entry.accountId);
  const taken = await pointsToReverse(tx, { orderId: entry.orderId, points });
  if (taken > 0) await writeEntries(tx, [{ ...entry, points: -taken, reason: 'reversed', createdAt: now }]);
  return taken;
}

/** How many of these points an order has earned that neither burnt nor were taken back before. */
export async function pointsToReverse(
  db: Db,
  { orderId, points }: { orderId: number; points: number },
): Promise<number> {
  const [row] = await rowsOf<{ left: number }>(
    db,
    sql`select (earned.points
        + coalesce((select sum(points) from bonus_entries where reason = 'burnt' and credit_id = earned.id), 0)
        + coalesce((select sum(points) from bonus_entries where reason = 'reversed' and order_id = ${orderId}), 0)
      )::int as "left"
      from bonus_entries as earned
      where earned.order_id = ${orderId} and earned.reason = 'earned'`,
  );
  return Math.max(0, Math.min(points, row?.left ?? 0));
}

type Giving = Omit<Refunded, 'refundId'> & { refundId: string | null };

/** An entry for each of the points that the order took, those that burn last first, each with its own day. */
async function giveBack(tx: Db, { accountId, orderId, refundId, points, now }: Giving): Promise<void> {
  await lockAccount(tx, accountId);
  const [known] = await tx
    .select({ id: bonusEntries.id })
    .from(bonusEntries)
    .where(
      and(
        eq(bonusEntries.orderId, orderId),
        eq(bonusEntries.reason, 'returned'),
        refundId === null ? isNull(bonusEntries.refundId) : eq(bonusEntries.refundId, refundId),
      ),
    )
    .limit(1);
  if (known) return;
  const parts = takeParts(await findTaken(tx, orderId), points);
  await writeEntries(
    tx,
    parts.map(({ creditId, burnsAt, points: part }) => ({
      accountId,
      orderId,
      refundId,
      creditId,
      points: part,
      reason: 'returned',
      burnsAt: burnsAfterReturn(new Date(burnsAt), now),
      createdAt: now,
    })),
  );
}

type Taken = { creditId: number; burnsAt: string; left: number };

/** What an order took and has not given back yet, the points that burn last first. */
function findTaken(tx: Db, orderId: number): Promise<Taken[]> {
  return rowsOf<Taken>(
    tx,
    sql`select used.credit_id::float8 as "creditId", credit.burns_at as "burnsAt",
        (used.points - coalesce((
          select sum(back.points) from bonus_entries as back
          where back.order_id = ${orderId} and back.reason = 'returned' and back.credit_id = used.credit_id
        ), 0))::int as "left"
      from bonus_entries as debit
      join bonus_uses as used on used.debit_id = debit.id
      join bonus_entries as credit on credit.id = used.credit_id
      where debit.order_id = ${orderId} and debit.reason = 'spent'
      order by credit.burns_at desc, credit.id desc`,
  );
}

/** Throws RangeError when more would come back than was taken. */
function takeParts(
  taken: readonly Taken[],
  points: number,
): { creditId: number; burnsAt: string; points: number }[] {
  const parts = [];
  let rest = points;
  for (const { creditId, burnsAt, left } of taken) {
    const part = Math.min(rest, left);
    if (part > 0) parts.push({ creditId, burnsAt, points: part });
    rest -= part;
  }
  if (rest > 0) throw new RangeError('more points would come back than the order took');
  return parts;
}
