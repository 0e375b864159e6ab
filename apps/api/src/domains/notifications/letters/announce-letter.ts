import { DEFAULT_CITY_ID } from '@yahont/contracts/locations/locations.ts';
import { subscriptionOf } from '@yahont/contracts/accounts/subscriptions.ts';
import type { SubscriptionChannel, Topic } from '@yahont/contracts/accounts/subscriptions.ts';
import type { Context } from '#src/platform/context.ts';
import type { PayloadOf } from '#src/platform/jobs.ts';
import type { OutboxMessage } from '#src/platform/messages/outbox.ts';
import { renderEmail } from '#src/platform/messages/email/email-layout.ts';
import type { AnnounceDeps } from '../announce-deps.ts';
import { onceKey } from '../announce.ts';
import type { EventName } from '../events/event-data.ts';
import { rowOf } from '../events/write-event.ts';
import { deferral } from '../quiet-hours.ts';
import { listTopicReceivers, RECEIVERS_PER_BATCH } from './topic-receivers.ts';
import type { TopicReceiver } from './topic-receivers.ts';
import { unsubscribePage } from './unsubscribe-links.ts';
import type { UnsubscribeLinks } from './unsubscribe-links.ts';

type LetterEvent = Extract<EventName, 'novelty-letter' | 'action-letter' | 'guide-letter'>;
type Letter = PayloadOf<'send-topic-letter'>;
type Deps = Omit<AnnounceDeps, 'hasPush'> & { links: Pick<UnsubscribeLinks, 'linkOf'> };

const EVENTS: Readonly<Record<Topic, LetterEvent>> = {
  novelties: 'novelty-letter',
  actions: 'action-letter',
  guide: 'guide-letter',
};

/**
 * Messages of a letter to one batch of subscribers, and the message that goes on with the next batch. Each subscriber gets it by
 * the channels that they chose, not in the quiet hours of their city, and once.
 */
export async function announceLetter(ctx: Context, letter: Letter, deps: Deps): Promise<OutboxMessage[]> {
  const receivers = await listTopicReceivers(ctx, letter);
  const messages = receivers.flatMap((receiver) => messagesTo(receiver, letter, { ...deps, now: ctx.now() }));
  return [...messages, ...nextBatch(letter, receivers)];
}

function nextBatch(letter: Letter, receivers: readonly TopicReceiver[]): OutboxMessage[] {
  const last = receivers.at(-1);
  if (last !== undefined && receivers.length === RECEIVERS_PER_BATCH)
    return [{ topic: 'send-topic-letter', payload: { ...letter, after: last.id } }];
  return letter.list === 'accounts'
    ? [{ topic: 'send-topic-letter', payload: { ...letter, list: 'subscribers', after: 0 } }]
    : [];
}

function messagesTo(
  { id, email, phone, wantsPush, cityId }: TopicReceiver,
  { letter, about, title, text, path, list }: Letter,
  { links, publicUrl, offsetOfCity, now }: Deps & { now: Date },
): OutboxMessage[] {
  const event = EVENTS[about];
  const { templates } = rowOf(event);
  const data = { title, text, path, publicUrl };
  const wait = deferral(event, now, offsetOfCity(cityId ?? DEFAULT_CITY_ID));
  const of = list === 'accounts' ? 'account' : 'subscriber';
  const common = (channel: SubscriptionChannel, to: string) => {
    const code = subscriptionOf(about, channel);
    return { once: onceKey(event, letter, to), ...(code && { subscription: { of, id, code } as const }) };
  };
  const messages: OutboxMessage[] = [];
  if (email !== null && templates.mail) {
    const link = links.linkOf({ of, id, topic: about });
    const mail = renderEmail(templates.mail(data), { unsubscribe: publicUrl + unsubscribePage(link) });
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
