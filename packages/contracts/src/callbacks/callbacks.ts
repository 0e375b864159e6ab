import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { CAPTCHA_REFUSALS, refusal, RetryAfter } from '../wire/refusals.ts';
import { MobilePhone } from '../wire/fields.ts';

export const getCallbackActivity = endpoint({
  method: 'GET',
  path: '/api/callback-form-activity',
  summary: 'Do operators take requests for a call at this moment',
  answer: z.object({ value: z.object({ active: z.boolean() }) }),
});

export const requestCallback = endpoint({
  method: 'POST',
  path: '/api/callback-request-afterXsec',
  summary: 'Ask an operator to call back at once',
  body: z.object({
    phone: MobilePhone,
    /** Captcha token; works once. */
    token: z.string().min(1).max(4096),
  }),
  /** `success` is false when no operator works or none took the call; a refusal is a problem. */
  answer: z.object({ value: z.object({ success: z.boolean() }) }),
  refusals: { ...CAPTCHA_REFUSALS, 'too-many-callbacks': refusal(429, RetryAfter) },
});
