import { z } from 'zod';
import { EmailOrEmpty, Message } from '../wire/fields.ts';
import { INPUT_ERROR } from '../wire/limits.ts';
import { endpoint } from '../wire/endpoint.ts';
import { refusal, RetryAfter } from '../wire/refusals.ts';

export const SUPPORT_TOPICS = ['order', 'product', 'service', 'bonus', 'account', 'other'] as const;
export const SupportTopic = z.enum(SUPPORT_TOPICS, INPUT_ERROR);
export type SupportTopic = z.infer<typeof SupportTopic>;

export const MESSAGE_REFUSALS = { 'too-many-messages': refusal(429, RetryAfter) };

/** The feedback form; who asks is known from his token. */
export const SupportRequest = z.object({
  topic: SupportTopic,
  message: Message,
  /** Where to answer; without it the shop calls the account's phone. */
  email: EmailOrEmpty.default(''),
});
export const askSupport = endpoint({
  method: 'POST',
  path: '/api/account/support',
  summary: 'Write to the shop',
  body: SupportRequest,
  answer: z.object({
    success: z.literal(true),
    /** Number of the request, to be named in a call. */
    id: z.int(),
  }),
  access: 'account',
  refusals: MESSAGE_REFUSALS,
});
