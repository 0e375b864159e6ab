import { and, asc, eq, gt, inArray, lt, lte, min, sql } from 'drizzle-orm';
import { CODE_REFUSALS } from '@yahont/contracts/certificates/certificates.ts';
import { kopecks, type Kopecks } from '@yahont/values/money.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { certificateEntries, certificates } from '../certificates.tables.ts';
import { writeEntry } from './write-entry.ts';

/** What was held across the end of a certificate can be used for so long when it comes back. */
const GRACE_MS = 30 * 86_400_000;

/**
 * Holds certificates until the transaction ends and answers with what each has left, in the order asked for.
 * Throws `certificate-unusable` for one that is unknown, expired or empty. Lock the account first, see `lockAccount`.
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
    if (!row) throw refuse(CODE_REFUSALS, 'certificate-unusable', {});
    return { id, balance: kopecks(row.balance) };
  });
}

/** Holds certificates that amounts go back to until the transaction ends, in the order of `lockCertificates`. */
export async function lockToGiveBack(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .select({ id: certificates.id })
    .from(certificates)
    .where(inArray(certificates.id, [...ids]))
    .orderBy(asc(certificates.id))
    .for('update');
}

type Held = { certificateId: string; tenderId: string; amount: Kopecks; now: Date };

/** Takes an amount for a tender. The check `certificates_balance` refuses more than there is. */
export async function holdCertificate(tx: Db, { now, ...held }: Held): Promise<void> {
  await writeEntry(tx, 'held', { ...held, at: now });
}

/** Gives back all that a tender holds; doing it twice changes nothing. */
export async function giveBackHeld(
  tx: Db,
  { tenderId, now }: { tenderId: string; now: Date },
): Promise<void> {
  const { certificateId, left, heldAt } = await ofTender(tx, tenderId);
  if (left === 0) return;
  await writeEntry(tx, 'released', { certificateId, tenderId, amount: left, at: now });
  await keepUsable(tx, { certificateId, heldAt, now });
}

/** Gives back a part of what a tender took. Throws RangeError for more than it took. */
export async function giveBackRefunded(
  tx: Db,
  { tenderId, refundId, amount, now }: { tenderId: string; refundId: string; amount: Kopecks; now: Date },
): Promise<void> {
  const { certificateId, left, heldAt } = await ofTender(tx, tenderId);
  if (amount > left) throw new RangeError(`tender ${tenderId} took ${left}, not ${amount}`);
  await writeEntry(tx, 'refunded', { certificateId, tenderId, refundId, amount, at: now });
  await keepUsable(tx, { certificateId, heldAt, now });
}

/**
 * Gives more time when the holder was without the money at the first end of the certificate. What was held after it gets none, so that
 * ordering and cancelling keeps no certificate alive.
 */
async function keepUsable(
  tx: Db,
  { certificateId, heldAt, now }: { certificateId: string; heldAt: Date; now: Date },
): Promise<void> {
  const until = new Date(now.getTime() + GRACE_MS);
  const firstEnd = sql`coalesce(${certificates.firstEndAt}, ${certificates.expiresAt})`;
  await tx
    .update(certificates)
    .set({ expiresAt: until, firstEndAt: firstEnd })
    .where(
      and(
        eq(certificates.id, certificateId),
        lt(certificates.expiresAt, until),
        lte(firstEnd, now),
        gt(firstEnd, heldAt),
      ),
    );
}

/** What a tender took from its certificate and has not given back. */
async function ofTender(
  tx: Db,
  tenderId: string,
): Promise<{ certificateId: string; left: Kopecks; heldAt: Date }> {
  const signed = sql`case when ${certificateEntries.toAccount} = 'used' then ${certificateEntries.amount}
    else -${certificateEntries.amount} end`;
  const [row] = await tx
    .select({
      certificateId: certificateEntries.certificateId,
      left: sql<number>`sum(${signed})::float8`,
      heldAt: min(certificateEntries.createdAt),
    })
    .from(certificateEntries)
    .where(eq(certificateEntries.tenderId, tenderId))
    .groupBy(certificateEntries.certificateId);
  if (!row || row.heldAt === null) throw new Error(`tender ${tenderId} holds no certificate`);
  return { ...row, heldAt: row.heldAt, left: kopecks(row.left) };
}
