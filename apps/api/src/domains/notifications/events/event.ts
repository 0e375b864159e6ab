import type { MailBody } from '#src/platform/messages/email/email-layout.ts';
import type { Topic } from '@yahont/contracts/accounts/subscriptions.ts';

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

/** One event of the registry: a template for each of its channels, no more and no less. */
export type EventRow<Data, C extends Channel> = {
  class: EventClass;
  urgency: Urgency;
  templates: { readonly [K in C]: (data: With<Data>) => Written[K] };
};
