import { eq } from 'drizzle-orm';
import { showNewsletter, type NewsletterState } from '@yahont/contracts/leads/newsletter.ts';
import { setLettersOfEmail } from '#src/domains/people/accounts/index.ts';
import { recordConsents } from '#src/domains/ground/consents/index.ts';
import type { CallContext, Context } from '#src/platform/context.ts';
import { networkOf } from '#src/platform/http/network-of.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { maskRecipient } from '#src/platform/messages/mask-recipient.ts';
import type { LeadLinks } from '../lead-links.ts';
import { newsletterSubscribers, type SubscriberRow } from '../leads.tables.ts';

/** The scope of the newsletter in the log of consents. */
export const NEWSLETTER_SCOPE = 'newsletter:mail';

type LinkQuery = { links: LeadLinks; link: string };

/** @throws `subscription-not-found` */
export async function showSubscriber({ db }: Context, asked: LinkQuery): Promise<NewsletterState> {
  return toState(await find(db, asked));
}

/**
 * Confirms an address, which is the consent to the newsletter. An account that has confirmed the same
 * address has its own subscriptions, which take precedence, so they are switched on too.
 * @throws `subscription-not-found`
 */
export async function confirmSubscriber(ctx: CallContext, asked: LinkQuery): Promise<NewsletterState> {
  return change(ctx, asked, { state: 'confirmed', confirmedAt: ctx.now(), endedAt: null });
}

/** @throws `subscription-not-found` */
export async function endSubscriber(ctx: CallContext, asked: LinkQuery): Promise<NewsletterState> {
  return change(ctx, asked, { state: 'ended', endedAt: ctx.now() });
}

async function change(
  { db, ip }: CallContext,
  asked: LinkQuery,
  set: Partial<SubscriberRow> & { state: 'confirmed' | 'ended' },
): Promise<NewsletterState> {
  return db.transaction(async (tx) => {
    const row = await find(tx, asked);
    if (row.state === set.state) return toState(row);
    const [changed] = await tx
      .update(newsletterSubscribers)
      .set(set)
      .where(eq(newsletterSubscribers.id, row.id))
      .returning();
    const changedAt = (set.state === 'ended' ? set.endedAt : set.confirmedAt) ?? row.askedAt;
    const isActive = set.state === 'confirmed';
    const network = networkOf(ip);
    await recordConsents(
      tx,
      { accountId: null, contact: row.email, network, source: 'newsletter', at: changedAt },
      [{ kind: 'marketing', scope: NEWSLETTER_SCOPE, isGiven: isActive }],
    );
    await setLettersOfEmail(tx, { email: row.email, isActive, changedAt, network });
    return toState(changed ?? row);
  });
}

async function find(db: Db, { links, link }: LinkQuery): Promise<SubscriberRow> {
  const id = links.subscriberIdOf(link);
  const [row] =
    id === null
      ? []
      : await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.id, id)).for('update');
  if (!row || !links.isLinkOfSubscriber(link, row))
    throw refuse(showNewsletter.refusals, 'subscription-not-found', {});
  return row;
}

function toState({ state, email }: SubscriberRow): NewsletterState {
  return { state, email: maskRecipient(email) };
}
