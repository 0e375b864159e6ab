import { eq } from 'drizzle-orm';
import type { LeadSource } from '@yahont/contracts/leads/leads.ts';
import { MESSAGE_REFUSALS } from '@yahont/contracts/support/support.ts';
import { noteUse, waitForUse, type UseLimit } from '#src/domains/ground/visitors/index.ts';
import type { CallContext } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import { lockName } from '#src/platform/http/window-limit.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { newsletterSubscribers } from '../leads.tables.ts';
import { consentNow, noteMissingText } from '../consents.ts';

const USES: UseLimit = { kind: 'newsletter', visitor: 10, address: 100, household: 20, shop: 1000 };
/** Nobody may flood another person's mailbox. */
const RESEND_MS = 10 * 60_000;

type SubscriptionRequest = { email: string; network: string; source: LeadSource; now: Date };

/**
 * Stores an address and sends it the e-mail with the confirmation link. A confirmed address gets none,
 * nor does one that got it minutes ago; the caller learns neither.
 * @returns the number of the subscription
 * @throws `too-many-messages` with `context.retryAfter`, seconds
 */
export async function askToSubscribe(
  ctx: CallContext,
  { email, network, source, now }: SubscriptionRequest,
): Promise<number> {
  return ctx.db.transaction(async (tx) => {
    const { retryAfter } = await waitForUse(tx, ctx, USES);
    if (retryAfter > 0) throw refuse(MESSAGE_REFUSALS, 'too-many-messages', { retryAfter });
    await lockName(tx, `newsletter-email:${email}`);
    const [before] = await tx
      .select()
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.email, email));
    if (before?.state === 'confirmed') return before.id;
    if (before?.state === 'asked' && now.getTime() - before.askedAt.getTime() < RESEND_MS) return before.id;
    const row = { state: 'asked' as const, ...consentNow(), askedAt: now, source, network };
    await noteUse(tx, ctx, { kind: 'newsletter' });
    const [kept] = await tx
      .insert(newsletterSubscribers)
      .values({ email, ...row })
      .onConflictDoUpdate({
        target: newsletterSubscribers.email,
        set: { ...row, confirmedAt: null, endedAt: null },
      })
      .returning({ id: newsletterSubscribers.id, consentVersion: newsletterSubscribers.consentVersion });
    if (!kept) throw new Error('an insert answered without a row');
    noteMissingText(ctx, kept);
    await enqueue(tx, { topic: 'confirm-newsletter', payload: { subscriberId: kept.id } });
    return kept.id;
  });
}
