import { z } from 'zod';
import { BirthDateOrEmpty, EmailOrEmpty, PersonName, Patronymic } from '../wire/fields.ts';
import { endpoint } from '../wire/endpoint.ts';
import { refusal, RetryAfter } from '../wire/refusals.ts';
import { PROOF_REFUSALS } from './proof-refusals.ts';

export const User = z.object({
  id: z.int(),
  phone: z.string(),
  email: z.string().nullable(),
  /** Whether the owner has opened the link sent to this address. */
  isEmailVerified: z.boolean(),
  name: z.string(),
  surName: z.string(),
  lastName: z.string(),
  /** `2026-11-20` */
  birthDate: z.string().nullable(),
  /** Whether a birth date was ever given; after its removal none can be given again. */
  isBirthDateGiven: z.boolean(),
  /** Points to spend; one point is one rouble. */
  bonus: z.int(),
});
export type User = z.infer<typeof User>;

export const currentUser = endpoint({
  method: 'GET',
  path: '/api/user/current',
  summary: 'The signed-in user, as a list of one',
  answer: z.array(User),
  access: 'account',
});

export const UpdateUser = z.object({
  name: PersonName,
  lastName: PersonName,
  surName: Patronymic.default(''),
  email: EmailOrEmpty.default(''),
  /** Can be given once and removed (an empty text), not changed. */
  birthDate: BirthDateOrEmpty.optional(),
});
const ChangedUser = User.extend({
  /** The address to which this call has sent a link; a confirmed `email` stays until it is opened. */
  linkSentTo: z.string().nullable(),
});
export type ChangedUser = z.infer<typeof ChangedUser>;
export const updateUser = endpoint({
  method: 'POST',
  path: '/api/user/update',
  summary: 'Change the profile',
  body: UpdateUser,
  answer: z.array(ChangedUser),
  access: 'account',
  refusals: {
    /** A confirmed address is changed or removed only after a fresh proof (`POST /api/user/proof/request`). */
    ...PROOF_REFUSALS,
    /** No link can be sent to the address that would replace a confirmed one. */
    'mail-missing': refusal(503, {}),
    'too-many-letters': refusal(429, RetryAfter),
    'birth-date-set': refusal(409, {}),
  },
});
