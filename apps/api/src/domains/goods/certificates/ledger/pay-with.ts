import { and, asc, eq, gt, inArray, lt, lte, min, sql } from 'drizzle-orm';
import { CODE_REFUSALS } from '@yahont/contracts/certificates/certificates.ts';
import { kopecks, type Kopecks } from '@yahont/values/money.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { certificateEntries, certificates } from '../certificates.tables.ts';
import { writeEntry } from './write-entry.ts';

/** Extra time for money that was reserved across the certificate's expiry and is returned. */
const GRACE_MS = 30 * 86_400_000;

/**
 * Locks certificates until the transaction ends and returns their balances, in the requested order.
 * Throws `certificate-unusable` for one that is unknown, expired or empty. Lock the account first, see
 * `lockAccount`.
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
    // A fixed order of locks, so that two orders with the same certificates cannot deadlock.
    .orderBy(asc(certificates.id))
    .for('update');
  return [...new Set(ids)].map((id) => {
    const row = rows.find((found) => found.id === id);
    if (!row) throw refuse(CODE_REFUSALS, 'certificate-unusable', {});
    return { id, balance: kopecks(row.balance) };
  });
}

/** Locks the certificates to be refunded until the transaction ends, in the order of `lockCertificates`. */
export async function lockToGiveBack(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .select({ id: certificates.id })
    .from(certificates)
    .where(inArray(certificates.id, [...ids]))
    .orderBy(asc(certificates.id))
    .for('update');
}

type CertificateHold = { certificateId: string; tenderId: string; amount: Kopecks; now: Date };

/** Takes an amount for a tender. The check `certificates_balance` refuses more than the balance. */
export async function holdCertificate(tx: Db, { now, ...held }: CertificateHold): Promise<void> {
  await writeEntry(tx, 'held', { ...held, at: now });
}

/** Returns everything that a tender has taken; doing it twice changes nothing. */
export async function giveBackHeld(
  tx: Db,
  { tenderId, now }: { tenderId: string; now: Date },
): Promise<void> {
  const { certificateId, left, heldAt } = await ofTender(tx, tenderId);
  if (left === 0) return;
  await writeEntry(tx, 'released', { certificateId, tenderId, amount: left, at: now });
  await keepUsable(tx, { certificateId, heldAt, now });
}

/** Returns a part of what a tender took. Throws RangeError for more than it took. */
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
 * Extends the term if the money was reserved at the first expiry of the certificate. Money reserved
 * later extends nothing, so that ordering and cancelling cannot keep a certificate alive.
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

/** The amount that a tender took from its certificate and has not returned. */
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
