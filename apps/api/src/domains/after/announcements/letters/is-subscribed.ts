import { and, eq } from 'drizzle-orm';
import { subscriptions } from '#src/domains/people/accounts/accounts.tables.ts';
import { newsletterSubscribers } from '#src/domains/people/leads/leads.tables.ts';
import type { Db } from '#src/platform/database/database.ts';
import type { OfSubscription } from '#src/platform/messages/outbox.ts';

/** Whether this subscription is active: of an account, or of an address from the footer of the site. */
export async function isSubscribed(db: Db, { of, id, code }: OfSubscription): Promise<boolean> {
  const rows =
    of === 'account'
      ? await db
          .select({ code: subscriptions.code })
          .from(subscriptions)
          .where(
            and(
              eq(subscriptions.accountId, id),
              eq(subscriptions.code, code),
              eq(subscriptions.isActive, true),
            ),
          )
      : await db
          .select({ id: newsletterSubscribers.id })
          .from(newsletterSubscribers)
          .where(and(eq(newsletterSubscribers.id, id), eq(newsletterSubscribers.state, 'confirmed')));
  return rows.length > 0;
}

/** Whether a message belongs to a subscription that has ended since it was written; it must not be sent then (38-ФЗ). */
export async function hasEnded(db: Db, subscription: OfSubscription | undefined): Promise<boolean> {
  return subscription !== undefined && !(await isSubscribed(db, subscription));
}
