import { eq } from 'drizzle-orm';
import { showNewsletter } from '@yahont/contracts/leads/newsletter.ts';
import type { NewsletterState } from '@yahont/contracts/leads/newsletter.ts';
import { setLettersOfEmail } from '#src/domains/accounts/index.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { maskRecipient } from '#src/platform/messages/mask-recipient.ts';
import type { LeadLinks } from '../lead-links.ts';
import { newsletterSubscribers } from '../leads.tables.ts';
import type { SubscriberRow } from '../leads.tables.ts';

type Asked = { links: LeadLinks; link: string };

/** @throws `subscription-not-found` */
export async function showSubscriber({ db }: Context, asked: Asked): Promise<NewsletterState> {
  return toState(await find(db, asked));
}

/**
 * Confirms an address, which is the consent to the letters. Where an account has proved the same address, its own
 * subscriptions are the truth, so they are switched on too.
 * @throws `subscription-not-found`
 */
export async function confirmSubscriber({ db, now }: Context, asked: Asked): Promise<NewsletterState> {
  return change(db, asked, { state: 'confirmed', confirmedAt: now(), endedAt: null });
}

/** @throws `subscription-not-found` */
export async function endSubscriber({ db, now }: Context, asked: Asked): Promise<NewsletterState> {
  return change(db, asked, { state: 'ended', endedAt: now() });
}

async function change(
  db: Db,
  asked: Asked,
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
    await setLettersOfEmail(tx, { email: row.email, isActive: set.state === 'confirmed', changedAt });
    return toState(changed ?? row);
  });
}

async function find(db: Db, { links, link }: Asked): Promise<SubscriberRow> {
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
