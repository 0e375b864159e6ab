import { DEFAULT_CITY_ID } from '@yahont/contracts/locations/locations.ts';
import {
  subscriptionOf,
  type SubscriptionChannel,
  type Topic,
} from '@yahont/contracts/accounts/subscriptions.ts';
import type { OutboxMessage } from '#src/platform/messages/outbox.ts';
import { renderEmail } from '#src/platform/messages/email/email-layout.ts';
import {
  deferral,
  onceKey,
  type AnnounceDeps,
  type AnyEvent,
  type With,
} from '#src/domains/messages/notifications/index.ts';
import type { ReceiverList, TopicReceiver } from './topic-receivers.sql.ts';
import { unsubscribePage, type UnsubscribeLinks } from './unsubscribe-links.ts';

export type TopicDeps = Omit<AnnounceDeps, 'hasPush'> & { links: Pick<UnsubscribeLinks, 'linkOf'> };

type Sending = {
  about: Topic;
  list: ReceiverList;
  /** Subject of the event: a receiver gets it only once. */
  subject: string;
  now: Date;
};

/** An event of a topic to one subscriber, by their chosen channels, outside the quiet hours of their city. */
export function topicMessages<Data>(
  event: AnyEvent<Data>,
  data: With<NoInfer<Data>>,
  { id, email, phone, wantsPush, cityId }: TopicReceiver,
  { about, list, subject, now, links, offsetOfCity }: Sending & TopicDeps,
): OutboxMessage[] {
  const { templates } = event;
  const wait = deferral(event, now, offsetOfCity(cityId ?? DEFAULT_CITY_ID));
  const of = list === 'accounts' ? 'account' : 'subscriber';
  const common = (channel: SubscriptionChannel, to: string) => {
    const code = subscriptionOf(about, channel);
    return { once: onceKey(event, subject, to), ...(code && { subscription: { of, id, code } as const }) };
  };
  const messages: OutboxMessage[] = [];
  if (email !== null && templates.mail) {
    const unsubscribe = data.publicUrl + unsubscribePage(links.linkOf({ of, id, topic: about }));
    const mail = renderEmail(templates.mail(data), { publicUrl: data.publicUrl, unsubscribe });
    messages.push({ topic: 'send-mail', payload: { to: email, ...mail, ...common('mail', email) }, ...wait });
  }
  if (phone !== null && templates.sms)
    messages.push({
      topic: 'send-sms',
      payload: { to: phone, text: templates.sms(data), ...common('sms', phone) },
      ...wait,
    });
  if (wantsPush && templates.push)
    messages.push({
      topic: 'send-push',
      payload: { accountId: id, ...templates.push(data), ...common('push', String(id)) },
      ...wait,
    });
  return messages;
}
