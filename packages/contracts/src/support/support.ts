import { z } from 'zod';
import { SUPPORT_FORM_BYTES } from '@yahont/values/leads/support-files.ts';
import { FEEDBACK_TOPICS } from '@yahont/values/leads/lead-choices.ts';
import { EmailOrEmpty, Message } from '../wire/fields.ts';
import { INPUT_ERROR } from '../wire/limits.ts';
import { endpoint } from '../wire/endpoint.ts';
import { FILE_REFUSALS, refusal, RetryAfter } from '../wire/refusals.ts';

export { FEEDBACK_TOPICS as SUPPORT_TOPICS };
export const SupportTopic = z.enum(FEEDBACK_TOPICS, INPUT_ERROR);
export type SupportTopic = z.infer<typeof SupportTopic>;

/** The support form; the caller's token identifies the shopper. */
export const SupportRequest = z.object({
  topic: SupportTopic,
  message: Message,
  /** Where the shopper is notified of an answer; without it by SMS to the account's phone. */
  email: EmailOrEmpty.default(''),
});
export const MESSAGE_REFUSALS = { 'too-many-messages': refusal(429, RetryAfter) };
/** Pictures and PDFs may come along as files. The request is a thread in which both sides write: `threads.ts`. */
export const askSupport = endpoint({
  method: 'POST',
  path: '/api/account/support',
  summary: 'Write to the shop',
  body: SupportRequest,
  files: { bytes: SUPPORT_FORM_BYTES },
  answer: z.object({
    success: z.literal(true),
    /** Number of the request, for the shopper to quote in a call. */
    id: z.int(),
  }),
  access: 'account',
  refusals: { ...MESSAGE_REFUSALS, ...FILE_REFUSALS },
});
