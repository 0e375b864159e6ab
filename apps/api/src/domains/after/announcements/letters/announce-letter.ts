import type { Topic } from '@yahont/contracts/accounts/subscriptions.ts';
import type { Context } from '#src/platform/context.ts';
import type { PayloadOf } from '#src/platform/jobs.ts';
import type { OutboxMessage } from '#src/platform/messages/outbox.ts';
import type { AnyEvent } from '#src/domains/messages/notifications/index.ts';
import { topicMessages, type TopicDeps } from './topic-messages.ts';
import { listTopicReceivers, RECEIVERS_PER_BATCH, type TopicReceiver } from './topic-receivers.sql.ts';
import { TOPIC_EVENTS, type TopicLetter } from '../events/families/topic-events.ts';

/** The picture of a page of the shop, by its path; null where it has none. */
export type PictureOfPage = (path: string) => { hash: string; alt: string } | null;

type Letter = PayloadOf<'send-topic-letter'>;

const EVENTS: Readonly<Record<Topic, AnyEvent<TopicLetter>>> = {
  novelties: TOPIC_EVENTS['novelty-letter'],
  actions: TOPIC_EVENTS['action-letter'],
  guide: TOPIC_EVENTS['guide-letter'],
};

/**
 * Messages of a newsletter to one batch of subscribers, and the message that continues with the next
 * batch. Each subscriber gets it once, by their chosen channels, outside the quiet hours of their city.
 */
export async function announceLetter(
  ctx: Context,
  letter: Letter,
  deps: TopicDeps & { pictureOfPage: PictureOfPage },
): Promise<OutboxMessage[]> {
  const { letter: subject, about, list, title, text, path } = letter;
  const receivers = await listTopicReceivers(ctx, letter);
  const data = { title, text, path, picture: deps.pictureOfPage(path), publicUrl: deps.publicUrl };
  const sending = { about, list, subject, now: ctx.now(), ...deps };
  const messages = receivers.flatMap((receiver) => topicMessages(EVENTS[about], data, receiver, sending));
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
