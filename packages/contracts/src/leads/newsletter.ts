import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { refusal } from '../wire/refusals.ts';

/** `asked`: the e-mail with the link was sent but not confirmed yet. */
export const SUBSCRIBER_STATES = ['asked', 'confirmed', 'ended'] as const;
export const SubscriberState = z.enum(SUBSCRIBER_STATES);

/** A link from a letter is proof enough: only the owner of the address has it. */
const params = z.object({ link: z.string().max(80) });
const refusals = { 'subscription-not-found': refusal(404, {}) };

/** `email` is masked: a letter may be forwarded. */
const NewsletterState = z.object({ state: SubscriberState, email: z.string() });
export type NewsletterState = z.infer<typeof NewsletterState>;

export const showNewsletter = endpoint({
  method: 'GET',
  path: '/api/newsletter/{link}',
  summary: 'The newsletter subscription behind a link',
  params,
  answer: NewsletterState,
  refusals,
});
/** Repeating it changes nothing. This call gives the consent to advertising e-mails (38-ФЗ). */
export const confirmNewsletter = endpoint({
  method: 'POST',
  path: '/api/newsletter/{link}/confirm',
  summary: 'Confirm the address and consent to the letters',
  params,
  answer: NewsletterState,
  refusals,
});
export const endNewsletter = endpoint({
  method: 'POST',
  path: '/api/newsletter/{link}/end',
  summary: 'Unsubscribe; once more changes nothing',
  params,
  answer: NewsletterState,
  refusals,
});
