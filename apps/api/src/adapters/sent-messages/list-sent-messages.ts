import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { SentMessage } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { normalisePhone } from '@yahont/values/phone.ts';
import type { Context } from '#src/platform/context.ts';
import { sentMessageFiles, sentMessages } from './sent-messages.tables.ts';

const MAX = 100;

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
    .limit(MAX);
  const ids = rows.map(({ id }) => id);
  const files = await ctx.db
    .select({
      id: sentMessageFiles.id,
      messageId: sentMessageFiles.messageId,
      name: sentMessageFiles.name,
      size: sql<number>`octet_length(${sentMessageFiles.bytes})`,
    })
    .from(sentMessageFiles)
    .where(inArray(sentMessageFiles.messageId, ids))
    .orderBy(asc(sentMessageFiles.id));
  const filesOf = Map.groupBy(files, ({ messageId }) => messageId);
  return rows.map((row) => ({
    ...toSentMessage(row),
    files: (filesOf.get(row.id) ?? []).map(({ id, name, size }) => ({
      name,
      size,
      url: `/api/dev/outbox/files/${id}`,
    })),
  }));
}

function toSentMessage(row: typeof sentMessages.$inferSelect): Omit<SentMessage, 'files'> {
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
