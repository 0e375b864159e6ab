import { eq } from 'drizzle-orm';
import { resendCertificate as contract } from '@yahont/contracts/certificates/certificates.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { notFound, refuse } from '#src/platform/errors.ts';
import { giftCertificates } from '../gift-certificates.tables.ts';
import { passToSender } from './issue.ts';
import { findOwnGift } from './own-gift.ts';

/** Seconds between two messages of one certificate. */
const RESEND_SECONDS = 600;

/** Sends a certificate of the caller to its receiver again. Throws `not-sendable` and `sent-lately`. */
export async function resendCertificate(ctx: AccountContext, id: string): Promise<void> {
  const at = ctx.now();
  await ctx.db.transaction(async (tx) => {
    // Two calls at once send one message.
    await tx
      .select({ id: giftCertificates.id })
      .from(giftCertificates)
      .where(eq(giftCertificates.id, id))
      .for('update');
    const facts = await findOwnGift(tx, ctx, id);
    if (!facts) throw notFound('certificate');
    if (facts.state !== 'active' || facts.sendAt === null || facts.sentAt === null)
      throw refuse(contract.refusals, 'not-sendable', {});
    const retryAfter = Math.ceil(RESEND_SECONDS - (at.getTime() - facts.sentAt.getTime()) / 1000);
    if (retryAfter > 0) throw refuse(contract.refusals, 'sent-lately', { retryAfter });
    await passToSender(tx, id, at);
  });
}
