import { z } from 'zod';
import { FEEDBACK_TOPICS } from '@yahont/values/leads/lead-choices.ts';
import { EmailOrEmpty, Message } from '../wire/fields.ts';
import { INPUT_ERROR } from '../wire/limits.ts';
import { endpoint } from '../wire/endpoint.ts';
import { refusal, RetryAfter } from '../wire/refusals.ts';

export { FEEDBACK_TOPICS as SUPPORT_TOPICS };
export const SupportTopic = z.enum(FEEDBACK_TOPICS, INPUT_ERROR);
export type SupportTopic = z.infer<typeof SupportTopic>;

/** The support form; the caller's token says who asks. */
export const SupportRequest = z.object({
  topic: SupportTopic,
  message: Message,
  /** Address for the answer; without it the shop calls the account's phone. */
  email: EmailOrEmpty.default(''),
});
export const MESSAGE_REFUSALS = { 'too-many-messages': refusal(429, RetryAfter) };
export const askSupport = endpoint({
  method: 'POST',
  path: '/api/account/support',
  summary: 'Write to the shop',
  body: SupportRequest,
  answer: z.object({
    success: z.literal(true),
    /** Number of the request, for the shopper to quote in a call. */
    id: z.int(),
  }),
  access: 'account',
  refusals: MESSAGE_REFUSALS,
});
