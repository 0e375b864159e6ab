import type { Topic } from '@yahont/contracts/accounts/subscriptions.ts';
import { renderEmail, type EmailContent } from '#src/platform/messages/email/email-layout.ts';
import type { AnyEvent, Channel, With, ChannelTexts } from './event.ts';

/** An event that has a channel, whatever its other channels. */
type EventBy<C extends Channel, Data> = {
  templates: { readonly [K in C]: (data: With<Data>) => ChannelTexts[K] };
};

/** The topic of an event; null for a service message. */
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
