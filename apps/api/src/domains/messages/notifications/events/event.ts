import type { Topic } from '@yahont/contracts/accounts/subscriptions.ts';
import type { MailBody } from '#src/platform/messages/email/email-layout.ts';

/** How the shop reaches a person. */
export type Channel = 'sms' | 'mail' | 'push';

/** A browser notice. It never names a price, because it is visible on a locked screen. */
export type PushBody = { title: string; text: string; /** Path of the page that it opens. */ path: string };

/** The output of a channel's template. `publicUrl`: scheme and host of the shop. */
export type ChannelTexts = { sms: string; mail: MailBody; push: PushBody };

/** Data of a template with the scheme and host of the shop. */
export type With<Data> = Data & { publicUrl: string };

/**
 * `service`: about something that the person requested or bought, and cannot be switched off (38-ФЗ);
 * otherwise a topic.
 */
export type EventClass = 'service' | { topic: Topic };

/**
 * `at-once`: a code, an answer to what the person has just done, or a courier at the door. `daytime`: waits for the morning
 * of the receiver's city.
 */
export type Urgency = 'at-once' | 'daytime';

/** The content of an event: a template for exactly its channels. */
export type EventRow<Data, C extends Channel> = {
  class: EventClass;
  urgency: Urgency;
  templates: { readonly [K in C]: (data: With<Data>) => ChannelTexts[K] };
};

/** An event that a person is notified of. */
export type ShopEvent<Data, C extends Channel> = EventRow<Data, C> & { name: string };

/** An event for code that does not know which channels it has. */
export type AnyEvent<Data> = {
  name: string;
  class: EventClass;
  urgency: Urgency;
  templates: { readonly [C in Channel]?: (data: With<Data>) => ChannelTexts[C] };
};

/** By name: the data that an event's templates need, and its channels. */
type EventTypes<Names extends string> = { readonly [E in Names]: { data: object; channels: Channel } };

export type EventsOf<Types extends EventTypes<keyof Types & string>> = {
  readonly [E in keyof Types & string]: ShopEvent<Types[E]['data'], Types[E]['channels']>;
};

/** The events of a domain. An event without a row, or a channel without a template, does not compile. */
export function defineEvents<Types extends EventTypes<keyof Types & string>>(rows: {
  readonly [E in keyof Types & string]: EventRow<Types[E]['data'], Types[E]['channels']>;
}): EventsOf<Types> {
  const named = Object.entries<object>(rows).map(([name, row]) => [name, { ...row, name }]);
  // safe: each row keeps its key and gets a name
  return Object.fromEntries(named) as EventsOf<Types>;
}
