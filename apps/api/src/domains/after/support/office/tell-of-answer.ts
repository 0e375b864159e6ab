import { eq } from 'drizzle-orm';
import { DEFAULT_CITY_ID } from '@yahont/contracts/locations/locations.ts';
import { accounts } from '#src/domains/people/accounts/accounts.tables.ts';
import type { Db } from '#src/platform/database/database.ts';
import type { OutboxMessage } from '#src/platform/messages/outbox.ts';
import { messagesOf } from '#src/domains/messages/notifications/index.ts';
import type { SupportDeps } from '../support.deps.ts';
import type { RequestRow } from '../support.tables.ts';
import { SUPPORT_EVENTS } from '../support-events.ts';

type SupportAnswer = { row: RequestRow; messageId: number; text: string; by: string; now: Date };

/**
 * Notifications of the shop's answer: an e-mail with the text to the request's address, or without an
 * address an SMS that omits the text, and a notice in the account's chosen browsers. Not in the quiet
 * hours of the request's city. Where the shop receives e-mails, a reply arrives in the thread.
 */
export async function tellOfAnswer(
  tx: Db,
  { publicUrl, offsetOfCity, hasPush, inbound }: Omit<SupportDeps, 'files' | 'operatorMail'>,
  { row, messageId, text, by, now }: SupportAnswer,
): Promise<OutboxMessage[]> {
  const { id, accountId, email, cityId } = row;
  const [owner] = await tx.select({ phone: accounts.phone }).from(accounts).where(eq(accounts.id, accountId));
  const receiver = {
    phone: email === null ? (owner?.phone ?? '') : '',
    email: email ?? '',
    accountId: (await hasPush({ db: tx }, accountId, 'orders-push')) ? accountId : null,
    offsetHours: offsetOfCity(cityId ?? DEFAULT_CITY_ID),
  };
  const subject = `support-${messageId}`;
  const replyTo = inbound === null ? null : inbound.replies.addressOf({ id, accountId });
  const words = { id, by, text, publicUrl, takesReplies: replyTo !== null };
  const messages = messagesOf(SUPPORT_EVENTS['support-answered'], words, { receiver, subject, now });
  return messages.map((message) =>
    message.topic === 'send-mail' && replyTo !== null ? withReplyTo(message, replyTo) : message,
  );
}

function withReplyTo<M extends Extract<OutboxMessage, { topic: 'send-mail' }>>(
  { payload, ...message }: M,
  replyTo: string,
) {
  return { ...message, payload: { ...payload, headers: { ...payload.headers, 'Reply-To': replyTo } } };
}
