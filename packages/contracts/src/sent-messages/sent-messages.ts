import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';

export const MESSAGE_CHANNELS = ['sms', 'call', 'mail', 'operators'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/** A message of the demo; a shop with real providers would have sent it. */
export const SentMessage = z.object({
  id: z.int(),
  channel: z.enum(MESSAGE_CHANNELS),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().nullable(),
  sentAt: z.iso.datetime(),
  /** Files that an e-mail carried; `size` in bytes. */
  files: z.array(z.object({ name: z.string(), size: z.int(), url: z.string() })),
});
export type SentMessage = z.infer<typeof SentMessage>;

/** A person of the demo's office and the code that their authenticator would show now. */
export const StaffCode = z.object({ name: z.string(), email: z.string(), code: z.string() });
export type StaffCode = z.infer<typeof StaffCode>;

export const listSentMessages = endpoint({
  method: 'GET',
  path: '/api/dev/outbox',
  summary: 'Messages of the demo, the newest first; 404 unless switched on',
  query: z.object({ to: z.string().max(254).optional() }),
  answer: z.object({
    items: z.array(SentMessage),
    /** A process of the release before has none. */
    staffCodes: z.array(StaffCode).default([]),
  }),
});
