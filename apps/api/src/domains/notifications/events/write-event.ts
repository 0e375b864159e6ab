import type { Topic } from '@yahont/contracts/accounts/subscriptions.ts';
import { renderEmail } from '#src/platform/messages/email/email-layout.ts';
import type { EmailContent } from '#src/platform/messages/email/email-layout.ts';
import type { Channel, EventClass, Urgency, With, Written } from './event.ts';
import type { DataOf, EventMap, EventName, EventsBy } from './event-data.ts';
import { EVENTS } from './event-list.ts';

/** A row of the registry for code that does not know the channels of its event. */
type AnyRow<Data> = {
  class: EventClass;
  urgency: Urgency;
  templates: { readonly [C in Channel]?: (data: With<Data>) => Written[C] };
};
const ROWS: { readonly [E in EventName]: AnyRow<EventMap[E]['data']> } = EVENTS;

export function rowOf<E extends EventName>(event: E): AnyRow<DataOf<E>> {
  return ROWS[event];
}

/** The topic that an event belongs to; null for one of service. */
export function topicOf(event: EventName): Topic | null {
  const { class: kind } = rowOf(event);
  return typeof kind === 'string' ? null : kind.topic;
}

/** Channels of an event, in the order in which they are tried and shown. */
export function channelsOf(event: EventName): Channel[] {
  const { templates } = rowOf(event);
  return (['sms', 'mail', 'push'] as const).filter((channel) => templates[channel] !== undefined);
}

/** The text of the SMS of an event, at most two segments. */
export function writeSms<E extends EventsBy<'sms'>>(event: E, data: With<DataOf<E>>): string {
  return written(event, 'sms', rowOf(event).templates.sms?.(data));
}

/** The e-mail of an event. `unsubscribe`: for e-mails of a topic, the page that ends them. */
export function writeMail<E extends EventsBy<'mail'>>(
  event: E,
  data: With<DataOf<E>>,
  options: { unsubscribe?: string } = {},
): EmailContent {
  const body = written(event, 'mail', rowOf(event).templates.mail?.(data));
  return renderEmail(body, { ...options, publicUrl: data.publicUrl });
}

function written<T>(event: EventName, channel: Channel, text: T | undefined): T {
  if (text === undefined) throw new Error(`${event} has no template for ${channel}`);
  return text;
}
