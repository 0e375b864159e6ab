import { z } from 'zod';
import { EmailOrEmpty, Message } from '../wire/fields.ts';
import { INPUT_ERROR } from '../wire/limits.ts';
import { endpoint } from '../wire/endpoint.ts';

export const SUPPORT_TOPICS = ['order', 'product', 'service', 'bonus', 'account', 'other'] as const;
export const SupportTopic = z.enum(SUPPORT_TOPICS, INPUT_ERROR);
export type SupportTopic = z.infer<typeof SupportTopic>;

/** The feedback form; who asks is known from his token. */
export const SupportRequest = z.object({
  topic: SupportTopic,
  message: Message,
  /** Where to answer; without it the shop calls the account's phone. */
  email: EmailOrEmpty.default(''),
});
/** 429 `too-many-messages` with `context.retryAfter`, seconds. */
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
});
