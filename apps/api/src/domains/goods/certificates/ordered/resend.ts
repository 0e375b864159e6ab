import { eq } from 'drizzle-orm';
import { resendCertificate as contract } from '@yahont/contracts/certificates/certificates.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { AccountContext, ActingContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound, refuse } from '#src/platform/errors.ts';
import { giftCertificates } from '../gift-certificates.tables.ts';
import { passToSender } from './issue.ts';
import { findOwnGift } from './own-gift.ts';
import type { GiftFacts } from './read-gift.sql.ts';

/** Seconds between two messages of one certificate. */
const RESEND_SECONDS = 600;

/** Sends a certificate of the caller to its receiver again. Throws `not-sendable` and `sent-lately`. */
export async function resendCertificate(ctx: AccountContext, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockGift(tx, id);
    const facts = await findOwnGift(tx, ctx, id);
    if (!facts) throw notFound('certificate');
    await sendAgain(tx, ctx, { facts });
  });
}

/** Locks a certificate until the transaction ends: two calls at once send one message. */
export async function lockGift(tx: Db, id: string): Promise<void> {
  await tx
    .select({ id: giftCertificates.id })
    .from(giftCertificates)
    .where(eq(giftCertificates.id, id))
    .for('update');
}

/** Sends a locked certificate again and writes the log. Throws `not-sendable` and `sent-lately`. */
export async function sendAgain(
  tx: Db,
  ctx: ActingContext,
  { facts: { id, state, sendAt, sentAt }, reason = null }: { facts: GiftFacts; reason?: string | null },
): Promise<void> {
  const at = ctx.now();
  if (state !== 'active' || sendAt === null || sentAt === null)
    throw refuse(contract.refusals, 'not-sendable', {});
  const retryAfter = Math.ceil(RESEND_SECONDS - (at.getTime() - sentAt.getTime()) / 1000);
  if (retryAfter > 0) throw refuse(contract.refusals, 'sent-lately', { retryAfter });
  await passToSender(tx, [id], at);
  await audit(tx, ctx, {
    action: 'certificates.send-again',
    subject: { type: 'certificate', id },
    before: { sentAt: sentAt.toISOString() },
    after: { sentAt: at.toISOString() },
    reason,
  });
}
