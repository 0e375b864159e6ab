import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { kopecks } from '@yahont/values/money.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import type { Db } from '#src/platform/database/database.ts';
import { AppError } from '#src/platform/errors.ts';
import { certificateEntries, certificates } from './certificates.tables.ts';

/**
 * Holds certificates until the transaction ends and answers with what each has left, in the order asked for.
 * Throws `certificate-unusable` for one that is unknown, expired or empty.
 */
export async function lockCertificates(
  tx: Db,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<{ id: string; balance: Kopecks }[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: certificates.id, balance: certificates.balance })
    .from(certificates)
    .where(
      and(inArray(certificates.id, [...ids]), gt(certificates.expiresAt, now), gt(certificates.balance, 0)),
    )
    // One order of locks, so that two orders with the same certificates cannot deadlock.
    .orderBy(asc(certificates.id))
    .for('update');
  return [...new Set(ids)].map((id) => {
    const row = rows.find((found) => found.id === id);
    if (!row) throw new AppError('conflict', 'certificate-unusable');
    return { id, balance: kopecks(row.balance) };
  });
}

type Held = { certificateId: string; tenderId: string; amount: Kopecks; now: Date };

/** Takes an amount for a tender. The check `certificates_balance` refuses more than there is. */
export async function holdCertificate(tx: Db, { certificateId, tenderId, amount, now }: Held): Promise<void> {
  await write(tx, {
    certificateId,
    tenderId,
    refundId: null,
    amount: 0 - amount,
    reason: 'held',
    createdAt: now,
  });
}

/** Gives back all that a tender holds; doing it twice changes nothing. */
export async function giveBackHeld(
  tx: Db,
  { tenderId, now }: { tenderId: string; now: Date },
): Promise<void> {
  const { certificateId, left } = await ofTender(tx, tenderId);
  if (left === 0) return;
  await write(tx, {
    certificateId,
    tenderId,
    refundId: null,
    amount: left,
    reason: 'released',
    createdAt: now,
  });
}

/** Gives back a part of what a tender took. Throws RangeError for more than it took. */
export async function giveBackRefunded(
  tx: Db,
  { tenderId, refundId, amount, now }: { tenderId: string; refundId: string; amount: Kopecks; now: Date },
): Promise<void> {
  const { certificateId, left } = await ofTender(tx, tenderId);
  if (amount > left) throw new RangeError(`tender ${tenderId} took ${left}, not ${amount}`);
  await write(tx, { certificateId, tenderId, refundId, amount, reason: 'refunded', createdAt: now });
}

/** What a tender took from its certificate and has not given back, kopecks. */
async function ofTender(tx: Db, tenderId: string): Promise<{ certificateId: string; left: number }> {
  const [row] = await tx
    .select({
      certificateId: certificateEntries.certificateId,
      left: sql<number>`(-sum(${certificateEntries.amount}))::float8`,
    })
    .from(certificateEntries)
    .where(eq(certificateEntries.tenderId, tenderId))
    .groupBy(certificateEntries.certificateId);
  if (!row) throw new Error(`tender ${tenderId} holds no certificate`);
  return row;
}

async function write(tx: Db, entry: typeof certificateEntries.$inferInsert): Promise<void> {
  await tx
    .update(certificates)
    .set({ balance: sql`${certificates.balance} + ${entry.amount}` })
    .where(eq(certificates.id, entry.certificateId));
  await tx.insert(certificateEntries).values(entry);
}
