import { and, eq } from 'drizzle-orm';
import { recordConsents } from '#src/domains/ground/consents/index.ts';
import type { Db } from '#src/platform/database/database.ts';
import { newsletterSubscribers } from '../leads.tables.ts';
import { NEWSLETTER_SCOPE } from './change-newsletter.ts';

/** Ends a confirmed newsletter subscription by the link of an e-mail. Repeating it changes nothing. */
export async function endSubscription(
  tx: Db,
  { subscriberId, at, network }: { subscriberId: number; at: Date; network: string },
): Promise<void> {
  const ended = await tx
    .update(newsletterSubscribers)
    .set({ state: 'ended', endedAt: at })
    .where(and(eq(newsletterSubscribers.id, subscriberId), eq(newsletterSubscribers.state, 'confirmed')))
    .returning({ email: newsletterSubscribers.email });
  for (const { email } of ended)
    await recordConsents(tx, { accountId: null, contact: email, network, source: 'unsubscribe-link', at }, [
      { kind: 'marketing', scope: NEWSLETTER_SCOPE, isGiven: false },
    ]);
}
