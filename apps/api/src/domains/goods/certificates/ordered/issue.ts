import { eq, inArray } from 'drizzle-orm';
import { audit } from '#src/platform/audit/audit.ts';
import { asSystem, type Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { hashOfCode, type CertificateSecrets } from '../codes/secrets.ts';
import { certificates } from '../certificates.tables.ts';
import { giftCertificates } from '../gift-certificates.tables.ts';
import { writeEntry } from '../ledger/write-entry.ts';
import { readGifts, type GiftFacts } from './read-gift.sql.ts';

export type IssueDeps = {
  secrets: CertificateSecrets;
  /** How long a certificate is valid. */
  years: number;
};

/** Issues a paid certificate: its code is valid from now on. Doing it twice changes nothing. */
export async function issueCertificate(ctx: Context, deps: IssueDeps, id: string): Promise<void> {
  const at = ctx.now();
  await ctx.db.transaction(async (tx) => {
    const [held] = await tx
      .select({ state: giftCertificates.state })
      .from(giftCertificates)
      .where(eq(giftCertificates.id, id))
      .for('update');
    const [facts] = await readGifts(tx, { ids: [id] });
    if (held?.state !== 'paid' || !facts) return;
    const code = deps.secrets.codeOf(id);
    const expiresAt = new Date(at);
    expiresAt.setUTCFullYear(at.getUTCFullYear() + deps.years);
    await tx.insert(certificates).values({
      id,
      codeHash: hashOfCode(code),
      lastFour: code.slice(-4),
      amount: facts.amount,
      balance: facts.amount,
      expiresAt,
      createdAt: at,
    });
    await writeEntry(tx, 'issued', { certificateId: id, amount: facts.amount, at });
    await audit(tx, asSystem(ctx, 'jobs'), {
      action: 'certificates.issue',
      subject: { type: 'certificate', id },
      after: { amount: facts.amount, orderId: facts.orderId, expiresAt: expiresAt.toISOString() },
    });
    const sendAt = sendingOf(facts, at);
    await tx
      .update(giftCertificates)
      .set({ state: 'active', changedAt: at, sendAt })
      .where(eq(giftCertificates.id, id));
    if (sendAt !== null && sendAt <= at) await passToSender(tx, [id], at);
  });
}

/** If the chosen hour passed while the order waited for its money, it is sent now. */
function sendingOf({ gift }: GiftFacts, now: Date): Date | null {
  if (gift === null || gift.way === 'print') return null;
  return gift.sending === null ? now : new Date(gift.sending.at);
}

/** A job makes the message, so that the code is in no table. */
export async function passToSender(tx: Db, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(giftCertificates)
    .set({ sentAt: at })
    .where(inArray(giftCertificates.id, [...ids]));
  await enqueue(
    tx,
    ...ids.map((certificateId) => ({ topic: 'send-certificate', payload: { certificateId } }) as const),
  );
}
