import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { Email } from '../wire/fields.ts';
import { refusal, RetryAfter } from '../wire/refusals.ts';
import { typedCode } from '../wire/typed.ts';
import { ROLE_NAMES } from './permissions.ts';

export const PASSWORD_MIN_LENGTH = 12;
export const PASSWORD_MAX_LENGTH = 200;
/** Backup codes that a person gets at once. */
export const BACKUP_CODE_COUNT = 10;

/**
 * The header of an answer that has the new token of the caller, for the front door alone: it makes the cookie of
 * the office from it and removes the header, so no script of a page sees the token. An empty value removes the
 * cookie.
 */
export const OFFICE_SESSION_HEADER = 'office-session';

/**
 * The header of a call that a page makes by itself while nobody touches it: it does not count as work in the office, so
 * an open page does not keep a session open for ever. The value says nothing.
 */
export const OFFICE_IDLE_HEADER = 'office-idle';

/** Taken as typed, because spaces and unusual signs belong to it. */
export const Password = z.string().min(1).max(PASSWORD_MAX_LENGTH);
/** Six digits of the authenticator; spaces do not count. */
export const TotpCode = typedCode()
  .max(20)
  .overwrite((text) => text.replaceAll(' ', ''))
  .regex(/^\d{6}$/);
/** As printed, `k7m2p-x9dfw`; case, spaces and hyphens do not count. */
export const BackupCode = typedCode()
  .max(40)
  .overwrite((text) => text.replaceAll(/[\s-]/g, '').toLowerCase())
  .regex(/^[a-z0-9]{10}$/);
/** The secret part of the link in an invitation. */
export const InvitationToken = z.string().min(1).max(100);

/** Ways to take the second step. */
export const SECOND_STEPS = ['totp', 'backup'] as const;
export const SecondStep = z.enum(SECOND_STEPS);
export type SecondStep = z.infer<typeof SecondStep>;

/**
 * `second-step`: the password was right, a code is needed. `enrolment`: the link of an invitation was followed and a
 * password was set, the authenticator is not connected yet. `open`: every call may be made.
 */
export const SIGN_IN_STATES = ['none', 'second-step', 'enrolment', 'open'] as const;
export const SignInState = z.enum(SIGN_IN_STATES);
export type SignInState = z.infer<typeof SignInState>;

export const SignIn = z.object({
  state: SignInState,
  /** Null in the state `none`, as all that follows. */
  name: z.string().nullable(),
  email: z.string().nullable(),
  /** What the second step can be taken with; empty in all states but `second-step`. */
  ways: z.array(SecondStep),
  /** Wrong codes until the person is closed. */
  triesLeft: z.int().nullable(),
  /** Until when no code of this person is compared. */
  closedUntil: z.iso.datetime().nullable(),
  /** When the session ends at the latest. */
  endsAt: z.iso.datetime().nullable(),
});
export type SignIn = z.infer<typeof SignIn>;

/** For calls that compare a password or a code. */
export const CLOSED_REFUSAL = {
  /** Too many wrong tries for this person, or from this network. */
  'sign-in-closed': refusal(429, RetryAfter),
};
export const WRONG_CODE_REFUSAL = { 'wrong-code': refusal(422, { triesLeft: z.int() }) };

/** `personal`: it contains the person's name or address. */
export const PASSWORD_FAULTS = ['short', 'common', 'personal'] as const;
export const PasswordFault = z.enum(PASSWORD_FAULTS);
export type PasswordFault = z.infer<typeof PasswordFault>;
export const WEAK_PASSWORD_REFUSAL = { 'weak-password': refusal(422, { reason: PasswordFault }) };

export const getSignIn = endpoint({
  method: 'GET',
  path: '/office/api/session',
  summary: 'How far the caller has signed in',
  answer: SignIn,
  access: 'public',
});

/**
 * Starts a session that can only take the second step, for ten minutes. The refusal and its time are the same for
 * a wrong password, an unknown address and people who left.
 */
export const startSignIn = endpoint({
  method: 'POST',
  path: '/office/api/session',
  summary: 'Sign in to the office: the password',
  body: z.object({ email: Email, password: Password }),
  answer: SignIn,
  access: 'public',
  refusals: { 'wrong-sign-in': refusal(422, {}), ...CLOSED_REFUSAL },
});

/** The session of the first step ends and an open one starts. Codes and backup codes work once. */
export const proveSignIn = endpoint({
  method: 'POST',
  path: '/office/api/session/proof',
  summary: 'Sign in to the office: the second step',
  body: z.union([z.strictObject({ code: TotpCode }), z.strictObject({ backupCode: BackupCode })]),
  answer: SignIn,
  access: 'staff-second-step',
  refusals: { ...WRONG_CODE_REFUSAL, ...CLOSED_REFUSAL },
});

/** It was followed already, replaced by a newer one, or is older than 48 hours. */
const INVITATION_OVER = { 'invitation-over': refusal(409, {}) };

/**
 * The link in the letter is `<origin>/office/invitation#TOKEN`: browsers do not send what follows `#`. The page sends
 * the token in the body, so it is in no address and no log.
 */
export const readInvitation = endpoint({
  method: 'POST',
  path: '/office/api/invitations/read',
  summary: 'Whom a link invites; the link stays valid',
  body: z.object({ token: InvitationToken }),
  answer: z.object({
    name: z.string(),
    email: z.string(),
    roles: z.array(z.enum(ROLE_NAMES)),
    endsAt: z.iso.datetime(),
    /** `reset`: the person has worked with the office before and needs new keys. */
    kind: z.enum(['invitation', 'reset']),
  }),
  access: 'public',
  refusals: INVITATION_OVER,
});

/** Sets the password, uses up the link and starts a session that can only connect an authenticator, for an hour. */
export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/office/api/invitations/accept',
  summary: 'Follow the link of an invitation: set the password',
  body: z.object({ token: InvitationToken, password: Password }),
  answer: SignIn,
  access: 'public',
  refusals: { ...INVITATION_OVER, ...WEAK_PASSWORD_REFUSAL },
});

/** Each call makes a new secret; the last one counts. */
export const startTotp = endpoint({
  method: 'POST',
  path: '/office/api/enrolment/totp',
  summary: 'Start to connect an authenticator',
  answer: z.object({
    /** Base32, for typing it in. */
    secret: z.string(),
    /** `otpauth://totp/…`; the page draws its QR code. */
    uri: z.string(),
  }),
  access: 'staff-enrolment',
});

export const confirmTotp = endpoint({
  method: 'POST',
  path: '/office/api/enrolment/totp/confirm',
  summary: 'Connect the authenticator with its first code; the session is open',
  body: z.object({ code: TotpCode }),
  answer: SignIn.extend({
    /** Shown once. */
    backupCodes: z.array(z.string()),
  }),
  access: 'staff-enrolment',
  refusals: {
    ...WRONG_CODE_REFUSAL,
    ...CLOSED_REFUSAL,
    /** No authenticator was started. */
    'no-secret': refusal(409, {}),
  },
});
