import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { refusal } from '../wire/refusals.ts';
import { TOPICS } from './subscriptions.ts';

/** A link from an e-mail is proof enough: only the owner of the address has it. */
const params = z.object({ link: z.string().max(80) });
const refusals = { 'link-unknown': refusal(404, {}) };

/** Without the address, because an e-mail may be forwarded. */
const UnsubscribeState = z.object({ topic: z.enum(TOPICS), isSubscribed: z.boolean() });
export type UnsubscribeState = z.infer<typeof UnsubscribeState>;

export const showUnsubscribing = endpoint({
  method: 'GET',
  path: '/api/unsubscribe/{link}',
  summary: 'Whether the e-mails behind the link of a letter still come',
  params,
  answer: UnsubscribeState,
  refusals,
});
/** Called by the page behind the link, which mail programs post to as well (RFC 8058). */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/unsubscribe/{link}',
  summary: 'End the e-mails of a topic; once more changes nothing',
  params,
  answer: UnsubscribeState,
  refusals,
});
