import { desc, eq } from 'drizzle-orm';
import type { SentMessage } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { normalisePhone } from '@yahont/values/phone.ts';
import type { Context } from '#src/platform/context.ts';
import { sentMessages } from './sent-messages.tables.ts';

const MOST = 100;

/** What the demo sent, newest first; `to` limits the list to one phone (in any spelling) or e-mail address. */
export async function listSentMessages(
  ctx: Context,
  { to }: { to?: string | undefined },
): Promise<SentMessage[]> {
  const rows = await ctx.db
    .select()
    .from(sentMessages)
    .where(to === undefined || to === '' ? undefined : eq(sentMessages.to, normalisePhone(to) ?? to))
    .orderBy(desc(sentMessages.id))
    .limit(MOST);
  return rows.map(toSentMessage);
}

function toSentMessage(row: typeof sentMessages.$inferSelect): SentMessage {
  return {
    id: row.id,
    channel: row.channel,
    to: row.to,
    subject: row.subject,
    text: row.text,
    html: row.html,
    sentAt: row.sentAt.toISOString(),
  };
}
