import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { refusal } from '../wire/refusals.ts';

const Key = z.string().regex(/^[\w-]{16,120}$/);

export const getPush = endpoint({
  method: 'GET',
  path: '/api/account/push',
  summary: 'How the browser subscribes to notices, and how many browsers of the account have',
  answer: z.object({
    /** Base64url; null when the shop sends no notices. */
    publicKey: z.string().nullable(),
    browsers: z.int(),
  }),
  access: 'account',
});
/** Repeating it for the same browser only renews its keys. */
export const addPushEndpoint = endpoint({
  method: 'POST',
  path: '/api/account/push',
  summary: 'Send notices to this browser',
  body: z.object({
    endpoint: z.url().max(1000),
    keys: z.object({ p256dh: Key, auth: Key }),
  }),
  answer: z.object({ success: z.literal(true) }),
  access: 'account',
  refusals: { 'push-missing': refusal(503, {}), 'endpoint-refused': refusal(422, {}) },
});
export const removePushEndpoints = endpoint({
  method: 'POST',
  path: '/api/account/push/end',
  summary: 'Send no more notices to the browsers of the account',
  answer: z.object({ success: z.literal(true) }),
  access: 'account',
});
