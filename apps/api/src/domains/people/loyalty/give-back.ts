import { and, eq, isNull } from 'drizzle-orm';
import { burnsAfterReturn } from '@yahont/values/sums/point-life.ts';
import { lockAccount } from '#src/domains/people/accounts/index.ts';
import type { Db } from '#src/platform/database/database.ts';
import { bonusEntries } from './loyalty.tables.ts';
import { writeEntries } from './match-uses.sql.ts';
import { findTaken, pointsToReverse, type TakenPoints } from './taken-points.sql.ts';

type Refunded = { accountId: number; orderId: number; refundId: string; points: number; now: Date };

/**
 * Returns the points that an order had spent, when it is cancelled or expires before payment. Doing it
 * twice changes nothing.
 */
export async function returnSpent(tx: Db, { orderId, now }: { orderId: number; now: Date }): Promise<void> {
  const [spent] = await tx
    .select({ accountId: bonusEntries.accountId, points: bonusEntries.points })
    .from(bonusEntries)
    .where(and(eq(bonusEntries.orderId, orderId), eq(bonusEntries.reason, 'spent')));
  if (spent) await giveBack(tx, { ...spent, orderId, refundId: null, points: -spent.points, now });
}

/** Returns spent points with a refund. Doing it twice changes nothing. */
export async function returnPoints(tx: Db, refunded: Refunded): Promise<void> {
  await giveBack(tx, refunded);
}

/**
 * Takes back earned points with a refund, except those already gone. When they have been spent the
 * balance becomes negative, and the next points cover the debt first. Doing it twice changes nothing.
 * @returns how many were taken
 */
export async function reversePoints(tx: Db, { points, now, ...entry }: Refunded): Promise<number> {
  await lockAccount(tx, entry.accountId);
  const taken = await pointsToReverse(tx, { orderId: entry.orderId, points });
  if (taken > 0) await writeEntries(tx, [{ ...entry, points: -taken, reason: 'reversed', createdAt: now }]);
  return taken;
}

type Giving = Omit<Refunded, 'refundId'> & { refundId: string | null };

/** An entry for each batch of points that the order took, latest expiry first, each with its own expiry. */
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

/** Throws RangeError when more would be returned than was taken. */
function takeParts(
  taken: readonly TakenPoints[],
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
