import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { giftCertificates } from '../gift-certificates.tables.ts';
import { passToSender } from '../ordered/issue.ts';

const BATCH = 100;

/**
 * Sends certificates whose hour has come, a batch in three statements. Several processes may run it
 * simultaneously.
 * @returns how many; a full batch means that more may be waiting
 */
export async function sendDueCertificates({ db, now }: Context): Promise<number> {
  const at = now();
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: giftCertificates.id })
      .from(giftCertificates)
      .where(
        and(
          eq(giftCertificates.state, 'active'),
          isNull(giftCertificates.sentAt),
          lte(giftCertificates.sendAt, at),
        ),
      )
      .orderBy(asc(giftCertificates.sendAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    await passToSender(
      tx,
      due.map(({ id }) => id),
      at,
    );
    return due.length;
  });
}
