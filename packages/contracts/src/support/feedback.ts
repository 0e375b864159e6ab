import { z } from 'zod';
import { MESSAGE_REFUSALS, SupportTopic } from './support.ts';
import { endpoint } from '../wire/endpoint.ts';
import { Consent, EmailOrEmpty, Message, MobilePhone, PersonName } from '../wire/fields.ts';
import { CAPTCHA_REFUSALS } from '../wire/refusals.ts';

/** The feedback form, which needs no account. `sendLead` with the kind `feedback` stores the same. */
export const FeedbackRequest = z.object({
  topic: SupportTopic,
  message: Message,
  name: PersonName,
  phone: MobilePhone,
  /** Address for the answer; without it the shop calls. */
  email: EmailOrEmpty.default(''),
  acceptsPersonalData: Consent,
  /** Captcha token; the demo captcha accepts an empty one. */
  token: z.string().max(4096).default(''),
});

export const sendFeedback = endpoint({
  method: 'POST',
  path: '/api/feedback',
  summary: 'Write to the shop without an account',
  body: FeedbackRequest,
  answer: z.object({
    success: z.literal(true),
    /** Number of the request, for the shopper to quote in a call. */
    id: z.int(),
  }),
  refusals: { ...CAPTCHA_REFUSALS, ...MESSAGE_REFUSALS },
});
