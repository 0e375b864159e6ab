import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { LongIdParam } from '../wire/fields.ts';
import { refusal } from '../wire/refusals.ts';

/** A message that could not be sent before it became useless. */
export const ExpiredMessage = z.object({
  id: z.int(),
  topic: z.string(),
  /** Masked: `+7916•••1833`. */
  to: z.string(),
  expiresAt: z.iso.datetime(),
  expiredAt: z.iso.datetime(),
});
export type ExpiredMessage = z.infer<typeof ExpiredMessage>;

/** Newest first, 50 at a time. Pass `next` as `before` for the next page; null on the last one. */
export const listExpiredMessages = endpoint({
  method: 'GET',
  path: '/office/api/messages/expired',
  summary: 'Messages that were not sent in time, such as codes while a provider was down',
  query: z.object({ before: LongIdParam.optional() }),
  answer: z.object({ items: z.array(ExpiredMessage), next: z.int().nullable() }),
  access: { staff: 'jobs.retry' },
});

/** A message whose last attempt failed. */
export const FailedMessage = z.object({
  id: z.int(),
  topic: z.string(),
  /** Masked: `+7916•••1833`; empty for a message without an address. */
  to: z.string(),
  /** The last error of the provider or the server. */
  error: z.string(),
  failedAt: z.iso.datetime(),
  /** When staff sent it again; null before that. */
  resentAt: z.iso.datetime().nullable(),
});
export type FailedMessage = z.infer<typeof FailedMessage>;

/** Newest first, 50 at a time, as above. `topic`: kind of message, such as `send-mail`. */
export const listFailedMessages = endpoint({
  method: 'GET',
  path: '/office/api/messages/failed',
  summary: 'Messages that were given up after their last attempt',
  query: z.object({
    before: LongIdParam.optional(),
    topic: z.string().max(40).optional(),
  }),
  answer: z.object({ items: z.array(FailedMessage), next: z.int().nullable() }),
  access: { staff: 'jobs.retry' },
});

export const resendFailedMessage = endpoint({
  method: 'POST',
  path: '/office/api/messages/{id}/resend',
  summary: 'Send a failed message again',
  params: z.object({ id: LongIdParam }),
  answer: z.object({ success: z.literal(true) }),
  access: { staff: 'jobs.retry' },
  refusals: { 'message-not-found': refusal(404, {}), 'already-resent': refusal(409, {}) },
});
