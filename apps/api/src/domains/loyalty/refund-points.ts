import type { Db } from '#src/platform/database/database.ts';
import { bonusEntries } from './loyalty.tables.ts';

type Refunded = { accountId: number; orderId: number; refundId: string; points: number; now: Date };

/** Gives back spent points with a refund. Doing it twice changes nothing. */
export async function returnPoints(tx: Db, entry: Refunded): Promise<void> {
  await write(tx, entry, 'returned');
}

/** Takes back earned points with a refund; the balance may fall below zero. Doing it twice changes nothing. */
export async function reversePoints(tx: Db, entry: Refunded): Promise<void> {
  await write(tx, { ...entry, points: -entry.points }, 'reversed');
}

async function write(tx: Db, { now, ...entry }: Refunded, reason: 'returned' | 'reversed'): Promise<void> {
  await tx
    .insert(bonusEntries)
    .values({ ...entry, reason, createdAt: now })
    .onConflictDoNothing();
}
