import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { Passkey } from './passkeys.ts';
import { CodeWay } from './sign-in.ts';

export const OpenSession = z.object({
  id: z.uuid(),
  /** Device in words, «Телефон на Андроиде, Хром»; empty for a session from before devices were kept. */
  device: z.string(),
  /** City of the network, when it is known. */
  city: z.string().nullable(),
  openedAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** The session that asks. */
  isCurrent: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

export const getSecurity = endpoint({
  method: 'GET',
  path: '/api/user/security',
  summary: 'Open sessions and passkeys of the account',
  answer: z.object({
    /** The current one first, then the latest seen. */
    sessions: z.array(OpenSession),
    passkeys: z.array(Passkey),
    /** Until when phone and address can be changed without another proof; null when one is needed. */
    provedUntil: z.iso.datetime().nullable(),
    /** Until when data can be exported and the account erased without a proof: a sign-in counts too. */
    freshUntil: z.iso.datetime().nullable(),
    /** Ways in which a code for a proof can be sent. */
    ways: z.array(CodeWay),
  }),
  access: 'account',
});
export type Security = z.infer<typeof getSecurity.answer>;

/** Its access token ends at once. */
export const endOneSession = endpoint({
  method: 'DELETE',
  path: '/api/user/sessions/{id}',
  summary: 'End one session of the account',
  params: z.object({ id: z.uuid() }),
  answer: z.object({ success: z.literal(true) }),
  access: 'account',
});
export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/user/sessions',
  summary: 'End every session of the account except this one',
  answer: z.object({ success: z.literal(true), ended: z.int() }),
  access: 'account',
});
