import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { refusal } from '../wire/refusals.ts';

/** `asked`: the letter with the link was sent and nobody has confirmed yet. */
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
/** Once more changes nothing. The consent to advertising letters (38-ФЗ) is given here. */
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
