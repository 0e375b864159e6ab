import { and, asc, gt, lte } from 'drizzle-orm';
import { kopecks } from '@yahont/values/money.ts';
import type { Context } from '#src/platform/context.ts';
import { certificates } from '../certificates.tables.ts';
import { writeEntry } from './write-entry.ts';

const BATCH = 100;

/**
 * Takes what is left of certificates whose time is over. Several processes may run it simultaneously.
 * @returns how many expired; a full batch means that more may be waiting
 */
export async function expireCertificates({ db, now }: Context): Promise<number> {
  const at = now();
  return db.transaction(async (tx) => {
    const overdue = await tx
      .select({ id: certificates.id, balance: certificates.balance })
      .from(certificates)
      .where(and(gt(certificates.balance, 0), lte(certificates.expiresAt, at)))
      .orderBy(asc(certificates.expiresAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    for (const { id, balance } of overdue)
      await writeEntry(tx, 'expired', { certificateId: id, amount: kopecks(balance), at });
    return overdue.length;
  });
}
