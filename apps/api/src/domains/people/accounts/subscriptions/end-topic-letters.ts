import { and, eq } from 'drizzle-orm';
import { scopeOf, type Topic } from '@yahont/contracts/accounts/subscriptions.ts';
import { recordConsents } from '#src/domains/ground/consents/index.ts';
import type { Db } from '#src/platform/database/database.ts';
import { subscriptions } from '../accounts.tables.ts';

type Ended = { accountId: number; topic: Topic; at: Date; network: string };

/**
 * Ends the e-mails of a topic for an account and logs the consent as withdrawn. Repeating it changes
 * nothing.
 */
export async function endTopicLetters(tx: Db, { accountId, topic, at, network }: Ended): Promise<void> {
  const ended = await tx
    .update(subscriptions)
    .set({ isActive: false, changedAt: at })
    .where(
      and(
        eq(subscriptions.accountId, accountId),
        eq(subscriptions.code, topic),
        eq(subscriptions.isActive, true),
      ),
    )
    .returning({ code: subscriptions.code });
  await recordConsents(
    tx,
    { accountId, network, source: 'unsubscribe-link', at },
    ended.map(({ code }) => ({ kind: 'marketing', scope: scopeOf(code), isGiven: false })),
  );
}
