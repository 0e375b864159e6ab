import type { Topic } from '@yahont/contracts/accounts/subscriptions.ts';
import { renderEmail, type EmailContent } from '#src/platform/messages/email/email-layout.ts';
import type { AnyEvent, Channel, With, Written } from './event.ts';

/** An event that goes by a channel, whether or not by others. */
type EventBy<C extends Channel, Data> = {
  templates: { readonly [K in C]: (data: With<Data>) => Written[K] };
};

/** The topic that an event belongs to; null for one of service. */
export function topicOf({ class: kind }: Pick<AnyEvent<never>, 'class'>): Topic | null {
  return typeof kind === 'string' ? null : kind.topic;
}

/** Channels of an event, in the order in which they are tried and shown. */
export function channelsOf({ templates }: Pick<AnyEvent<never>, 'templates'>): Channel[] {
  return (['sms', 'mail', 'push'] as const).filter((channel) => templates[channel] !== undefined);
}

/** The text of the SMS of an event, at most two segments. */
export function writeSms<Data>(event: EventBy<'sms', Data>, data: With<NoInfer<Data>>): string {
  return event.templates.sms(data);
}

/** The e-mail of an event. */
export function writeMail<Data>(event: EventBy<'mail', Data>, data: With<NoInfer<Data>>): EmailContent {
  return renderEmail(event.templates.mail(data), { publicUrl: data.publicUrl });
}
