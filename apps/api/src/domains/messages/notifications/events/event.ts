import type { Topic } from '@yahont/contracts/accounts/subscriptions.ts';
import type { MailBody } from '#src/platform/messages/email/email-layout.ts';

/** How the shop reaches a person. */
export type Channel = 'sms' | 'mail' | 'push';

/** A notice of the browser. It never names a price: it is read on a locked screen. */
export type PushBody = { title: string; text: string; /** Path of the page that it opens. */ path: string };

/** What a template of a channel writes. `publicUrl`: scheme and host of the shop. */
export type Written = { sms: string; mail: MailBody; push: PushBody };

/** Data of a template with the scheme and host of the shop. */
export type With<Data> = Data & { publicUrl: string };

/** `service`: about what the person asked for or bought, and cannot be switched off (38-ФЗ); otherwise a topic. */
export type EventClass = 'service' | { topic: Topic };

/**
 * `at-once`: a code, an answer to what the person has just done, or a courier at the door. `daytime`: waits for the morning
 * of the receiver's city.
 */
export type Urgency = 'at-once' | 'daytime';

/** What an event says: a template for each of its channels, no more and no less. */
export type EventRow<Data, C extends Channel> = {
  class: EventClass;
  urgency: Urgency;
  templates: { readonly [K in C]: (data: With<Data>) => Written[K] };
};

/** An event that a person is notified of. */
export type ShopEvent<Data, C extends Channel> = EventRow<Data, C> & { name: string };

/** An event for code that does not know its channels. */
export type AnyEvent<Data> = {
  name: string;
  class: EventClass;
  urgency: Urgency;
  templates: { readonly [C in Channel]?: (data: With<Data>) => Written[C] };
};

/** By name: what the templates of an event need, and by which channels it goes. */
type EventTypes<Names extends string> = { readonly [E in Names]: { data: object; channels: Channel } };

export type EventsOf<Types extends EventTypes<keyof Types & string>> = {
  readonly [E in keyof Types & string]: ShopEvent<Types[E]['data'], Types[E]['channels']>;
};

/** The events of a domain: one without a row, or a channel without a template, does not compile. */
export function defineEvents<Types extends EventTypes<keyof Types & string>>(rows: {
  readonly [E in keyof Types & string]: EventRow<Types[E]['data'], Types[E]['channels']>;
}): EventsOf<Types> {
  const named = Object.entries<object>(rows).map(([name, row]) => [name, { ...row, name }]);
  // safe: each row keeps its key and gets a name
  return Object.fromEntries(named) as EventsOf<Types>;
}
