import { z } from 'zod';
import { Passkey } from '../accounts/passkeys.ts';
import { endpoint } from '../wire/endpoint.ts';
import { refusal } from '../wire/refusals.ts';
import {
  CLOSED_REFUSAL,
  Password,
  TotpCode,
  WEAK_PASSWORD_REFUSAL,
  WRONG_CODE_REFUSAL,
} from './staff-sign-in.ts';
import { StaffSession } from './staff.ts';

export const listOwnStaffSessions = endpoint({
  method: 'GET',
  path: '/office/api/me/sessions',
  summary: 'Open sessions of the caller, the newest first',
  answer: z.array(StaffSession),
  access: 'staff',
});

/** 404 `session-not-found` for the sessions of others and those that have ended. */
export const endOwnStaffSession = endpoint({
  method: 'POST',
  path: '/office/api/me/sessions/{id}/end',
  summary: 'End one session of the caller',
  params: z.object({ id: z.uuid() }),
  answer: z.object({ success: z.literal(true) }),
  access: 'staff',
});

export const getOwnKeys = endpoint({
  method: 'GET',
  path: '/office/api/me/keys',
  summary: 'What the caller signs in with',
  answer: z.object({
    /** Null for people who work with a token from the console. */
    passwordSince: z.iso.datetime().nullable(),
    totpSince: z.iso.datetime().nullable(),
    backupCodesLeft: z.int(),
    /** The oldest first. */
    passkeys: z.array(Passkey).default([]),
  }),
  access: 'staff',
});

/** The caller has a token from the console and neither password nor authenticator. */
const NO_KEYS = { 'no-keys': refusal(409, {}) };

/** The old ones stop working. */
export const renewBackupCodes = endpoint({
  method: 'POST',
  path: '/office/api/me/backup-codes',
  summary: 'New backup codes, shown once',
  body: z.object({ code: TotpCode }),
  answer: z.object({ backupCodes: z.array(z.string()) }),
  access: 'staff',
  refusals: { ...NO_KEYS, ...WRONG_CODE_REFUSAL, ...CLOSED_REFUSAL },
});

/** Other sessions of the caller end. */
export const changeOwnPassword = endpoint({
  method: 'POST',
  path: '/office/api/me/password',
  summary: 'Change the password',
  body: z.object({ password: Password, next: Password, code: TotpCode }),
  answer: z.object({
    success: z.literal(true),
    /** Other sessions that were open. */
    ended: z.int(),
  }),
  access: 'staff',
  refusals: {
    ...NO_KEYS,
    /** At the field `password`. */
    'wrong-password': refusal(422, { triesLeft: z.int() }),
    ...WRONG_CODE_REFUSAL,
    ...WEAK_PASSWORD_REFUSAL,
    ...CLOSED_REFUSAL,
  },
});
