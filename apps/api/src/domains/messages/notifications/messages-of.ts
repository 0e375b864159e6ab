import { createHash } from 'node:crypto';
import type { OutboxMessage, StillIf } from '#src/platform/messages/outbox.ts';
import { renderEmail } from '#src/platform/messages/email/email-layout.ts';
import type { AnyEvent, With } from './events/event.ts';
import { deferral } from './quiet-hours.ts';

/** An empty `phone` or `email` and a null account get nothing. */
export type Receiver = {
  phone: string;
  email: string;
  /** The account whose browsers get a notice. */
  accountId: number | null;
  /** Offset of the receiver's city, ahead of UTC. */
  offsetHours: number;
};

type Announcement = {
  receiver: Receiver;
  /**
   * The subject of the event, such as `order-12` and the time of its step: the same event is announced
   * once.
   */
  subject: string;
  now: Date;
  /** The condition that must be true when a message held until morning is sent. */
  stillIf?: StillIf | undefined;
};

/**
 * The messages about an event, one for each of its channels that reaches the receiver. A message that can wait is not sent in
 * the quiet hours of the receiver's city.
 */
export function messagesOf<Data>(
  event: AnyEvent<Data>,
  data: With<NoInfer<Data>>,
  { receiver, subject, now, stillIf }: Announcement,
): OutboxMessage[] {
  const { templates } = event;
  const { phone, email, accountId, offsetHours } = receiver;
  const wait = deferral(event, now, offsetHours);
  const isLater = wait.notBefore !== undefined && stillIf !== undefined;
  const common = (to: string) => ({ once: onceKey(event, subject, to), ...(isLater ? { stillIf } : {}) });
  const messages: OutboxMessage[] = [];
  if (phone !== '' && templates.sms)
    messages.push({
      topic: 'send-sms',
      payload: { to: phone, text: templates.sms(data), ...common(phone) },
      ...wait,
    });
  if (email !== '' && templates.mail)
    messages.push({
      topic: 'send-mail',
      payload: {
        to: email,
        ...renderEmail(templates.mail(data), { publicUrl: data.publicUrl }),
        ...common(email),
      },
      ...wait,
    });
  if (accountId !== null && templates.push)
    messages.push({
      topic: 'send-push',
      payload: { accountId, ...templates.push(data), ...common(String(accountId)) },
      ...wait,
    });
  return messages;
}

/** Key of an event for one receiver. A hash: the record of what was sent outlives the person's data. */
export function onceKey({ name }: { name: string }, subject: string, to: string): string {
  return `${name}-${createHash('sha256').update(`${subject}:${to}`).digest('hex').slice(0, 32)}`;
}
