import { eq } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { writeMail } from '#src/domains/messages/notifications/index.ts';
import type { LeadDeps } from '../leads.deps.ts';
import { newsletterSubscribers } from '../leads.tables.ts';
import { LEAD_EVENTS } from '../letters/lead-events.ts';

/**
 * Sends the e-mail with the link that confirms a subscription; one that was confirmed or ended
 * meanwhile gets none.
 */
export async function sendConfirmLetter(
  ctx: Context,
  { links, publicUrl, senders }: Pick<LeadDeps, 'links' | 'publicUrl' | 'senders'>,
  { subscriberId, key }: { subscriberId: number; key: string },
): Promise<void> {
  const [row] = await ctx.db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.id, subscriberId));
  if (row?.state !== 'asked') return;
  const url = `${publicUrl}/subscription/${links.linkOfSubscriber(row)}/`;
  const letter = writeMail(LEAD_EVENTS['newsletter-confirmation'], { url, publicUrl });
  await senders.mail.send({ to: row.email, ...letter, idempotencyKey: key });
}
