import { and, asc, eq, inArray } from 'drizzle-orm';
import { kopecks } from '@yahont/values/money.ts';
import { audit, type Acting, type AuditEntry } from '#src/platform/audit/audit.ts';
import type { Db } from '#src/platform/database/database.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { certificates } from '../certificates.tables.ts';
import { giftCertificates } from '../gift-certificates.tables.ts';
import { writeEntry } from '../ledger/write-entry.ts';

/**
 * The order of these certificates was paid: a job issues them after the commit. Doing it twice changes
 * nothing.
 */
export async function payGifts(tx: Db, ids: readonly string[], at: Date): Promise<void> {
  const paid = await tx
    .update(giftCertificates)
    .set({ state: 'paid', changedAt: at })
    .where(and(inArray(giftCertificates.id, [...ids]), eq(giftCertificates.state, 'reserved')))
    .returning({ id: giftCertificates.id });
  await enqueue(
    tx,
    ...paid.map(({ id }) => ({ topic: 'issue-certificate', payload: { certificateId: id } }) as const),
  );
}

/**
 * Voids unused certificates, and leaves the others as they are. Doing it twice changes nothing. Locks
 * them, so that none is used meanwhile; when points or other certificates are returned too, lock the
 * account first, see `lockAccount`. For issued certificates the log records who voided them.
 */
export async function voidUnused(tx: Db, by: Acting, ids: readonly string[]): Promise<void> {
  const at = by.now();
  const gifts = await tx
    .select({ id: giftCertificates.id, state: giftCertificates.state })
    .from(giftCertificates)
    .where(inArray(giftCertificates.id, [...ids]))
    .orderBy(asc(giftCertificates.id))
    .for('update');
  const issued = gifts.filter(({ state }) => state === 'active').map(({ id }) => id);
  const used = await emptyUnused(tx, by, issued);
  const unused = gifts.map(({ id }) => id).filter((id) => !used.has(id));
  if (unused.length === 0) return;
  await tx
    .update(giftCertificates)
    .set({ state: 'void', changedAt: at })
    .where(inArray(giftCertificates.id, unused));
}

/** Empties issued certificates; returns those that were already used. */
async function emptyUnused(tx: Db, by: Acting, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: certificates.id, amount: certificates.amount, balance: certificates.balance })
    .from(certificates)
    .where(inArray(certificates.id, [...ids]))
    .orderBy(asc(certificates.id))
    .for('update');
  const unused = rows.filter(({ amount, balance }) => balance === amount);
  for (const { id, amount } of unused)
    await writeEntry(tx, 'voided', { certificateId: id, amount: kopecks(amount), at: by.now() });
  await audit(
    tx,
    by,
    ...unused.map(({ id, balance }): AuditEntry => ({
      action: 'certificates.void',
      subject: { type: 'certificate', id },
      before: { balance },
      after: { balance: 0 },
    })),
  );
  return new Set(rows.filter(({ amount, balance }) => balance < amount).map(({ id }) => id));
}

/** Which of these were not voided: their money cannot be refunded. */
export async function findNotVoid(tx: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: giftCertificates.id, state: giftCertificates.state })
    .from(giftCertificates)
    .where(inArray(giftCertificates.id, [...ids]));
  return new Set(rows.filter(({ state }) => state !== 'void').map(({ id }) => id));
}
