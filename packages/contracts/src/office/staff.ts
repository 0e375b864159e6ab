import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { Email, Id, IdParam } from '../wire/fields.ts';
import { refusal } from '../wire/refusals.ts';
import { typedLine } from '../wire/typed.ts';
import { Reason } from './fields.ts';
import { PERMISSIONS, ROLE_NAMES } from './permissions.ts';

export const Me = z.object({
  id: z.int(),
  name: z.string(),
  /** Null for people who work with a token from the console. */
  email: z.string().nullable(),
  roles: z.array(z.enum(ROLE_NAMES)),
  /** Stores of the roles that act in their own stores only; null is the central warehouse. */
  storeIds: z.array(z.int().nullable()),
  /** Every verb of these roles, also those that need a second person. */
  permissions: z.array(z.enum(PERMISSIONS)),
  sessionEndsAt: z.iso.datetime(),
});
export type Me = z.infer<typeof Me>;

export const getMe = endpoint({
  method: 'GET',
  path: '/office/api/me',
  summary: 'Who calls and what they may do',
  answer: Me,
  access: 'staff',
});

/** Also a session that waits for its second step. The front door removes the cookie whatever it was worth. */
export const endStaffSession = endpoint({
  method: 'DELETE',
  path: '/office/api/session',
  summary: 'End this session; its token is worth nothing from now on',
  answer: z.object({ success: z.literal(true) }),
  access: 'public',
});

/** `invited`: the person has to follow the link of an invitation, or of a reset, before signing in. */
export const STAFF_STATES = ['works', 'invited', 'left'] as const;
export const StaffState = z.enum(STAFF_STATES);
export type StaffState = z.infer<typeof StaffState>;

export const OfficeStaff = z.object({
  id: z.int(),
  name: z.string(),
  /** Null for people who work with a token from the console. */
  email: z.string().nullable(),
  state: StaffState,
  roles: z.array(z.enum(ROLE_NAMES)),
  /** Stores of the roles that act in their own stores only. */
  storeIds: z.array(z.int()),
  secondStep: z.enum(['totp', 'none']),
  /** Latest call in any of their sessions. */
  lastSeenAt: z.iso.datetime().nullable(),
  /** Until when the link of the invitation works; null without a link, in the past when it is over. */
  invitationEndsAt: z.iso.datetime().nullable(),
});
export type OfficeStaff = z.infer<typeof OfficeStaff>;

/** Without a state: all but people who left. 50 at a time: pass `next` as `after`; null on the last page. */
export const listStaff = endpoint({
  method: 'GET',
  path: '/office/api/staff',
  summary: 'Who works here, with which roles and in which stores',
  query: z.object({ after: IdParam.optional(), state: StaffState.optional() }),
  answer: z.object({ items: z.array(OfficeStaff), next: z.int().nullable() }),
  access: { staff: 'staff.see' },
});

export const StaffSession = z.object({
  id: z.uuid(),
  /** Device in words, «Компьютер на Линуксе, Хром»; empty for tokens from the console. */
  device: z.string(),
  /** Address or IPv6 network from which it was opened; empty for tokens from the console. */
  network: z.string(),
  startedAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** At the latest; without a call for 30 minutes it ends earlier. */
  endsAt: z.iso.datetime(),
  /** Whether it is the caller's own. */
  isCurrent: z.boolean(),
});
export type StaffSession = z.infer<typeof StaffSession>;

export const listStaffSessions = endpoint({
  method: 'GET',
  path: '/office/api/staff/{id}/sessions',
  summary: 'Open sessions of a person who works here, the newest first',
  params: z.object({ id: IdParam }),
  answer: z.array(StaffSession),
  access: { staff: 'staff.see' },
});

/** For a person who left in haste or lost a device. The caller's own session stays. */
export const endStaffSessions = endpoint({
  method: 'POST',
  path: '/office/api/staff/{id}/sessions/end',
  summary: 'End the sessions of a person who works here; their tokens are worth nothing from now on',
  params: z.object({ id: IdParam }),
  body: z.object({ reason: Reason }),
  answer: z.object({ success: z.literal(true), ended: z.int() }),
  access: { staff: 'staff.reset' },
  // It takes a door away, and may be urgent.
  proof: 'never',
});

/** 404 `session-not-found` for a session that has ended. */
export const endOneStaffSession = endpoint({
  method: 'POST',
  path: '/office/api/staff/{id}/sessions/{sessionId}/end',
  summary: 'End one session of a person who works here',
  params: z.object({ id: IdParam, sessionId: z.uuid() }),
  body: z.object({ reason: Reason }),
  answer: z.object({ success: z.literal(true) }),
  access: { staff: 'staff.reset' },
  proof: 'never',
});

export const NewRoles = z.object({
  roles: z.array(z.enum(ROLE_NAMES)).max(ROLE_NAMES.length),
  storeIds: z.array(Id).max(200).default([]),
});
/** Ends all sessions of the person: they sign in again with what they have from now on. */
export const setStaffRoles = endpoint({
  method: 'PUT',
  path: '/office/api/staff/{id}/roles',
  summary: 'Give and take roles and stores: what the person has from now on',
  params: z.object({ id: IdParam }),
  body: NewRoles.extend({ reason: Reason }),
  answer: OfficeStaff,
  access: { staff: 'staff.roles' },
  refusals: {
    /** People cannot change their own rights. */
    'own-roles': refusal(403, {}),
    'unknown-store': refusal(422, { storeId: z.int() }),
  },
});

/** Without an address nobody can be invited. */
const NO_EMAIL = { 'no-email': refusal(409, {}) };
/** People cannot do it to themselves. */
const ONESELF = { oneself: refusal(403, {}) };

/** A person to invite. */
export const NewPerson = NewRoles.extend({ name: typedLine().min(2).max(120), email: Email });
/** A letter with a link goes to the address. */
export const inviteStaff = endpoint({
  method: 'POST',
  path: '/office/api/staff',
  summary: 'Invite a person to work here',
  body: NewPerson.extend({ reason: Reason }),
  answer: OfficeStaff,
  status: 201,
  access: { staff: 'staff.invite' },
  refusals: {
    /** Somebody who works here has it. */
    'email-taken': refusal(409, { staffId: z.int() }),
    'unknown-store': refusal(422, { storeId: z.int() }),
  },
});

/** A new letter; the link of the one before ends. */
export const inviteStaffAgain = endpoint({
  method: 'POST',
  path: '/office/api/staff/{id}/invitation',
  summary: 'Send the invitation again',
  params: z.object({ id: IdParam }),
  answer: OfficeStaff,
  access: { staff: 'staff.invite' },
  refusals: {
    ...NO_EMAIL,
    /** The person has signed in already; a reset makes new keys. */
    'not-invited': refusal(409, {}),
  },
});

/** The password, the authenticator, the backup codes and all sessions end; a link goes to the person's address. */
export const resetStaff = endpoint({
  method: 'POST',
  path: '/office/api/staff/{id}/reset',
  summary: 'Take the keys of a person and send a link to make new ones',
  params: z.object({ id: IdParam }),
  body: z.object({ reason: Reason }),
  answer: OfficeStaff,
  access: { staff: 'staff.reset' },
  refusals: { ...NO_EMAIL, ...ONESELF },
});

/** Their sessions and links end; the log keeps their name. */
export const dismissStaff = endpoint({
  method: 'POST',
  path: '/office/api/staff/{id}/leave',
  summary: 'A person no longer works here',
  params: z.object({ id: IdParam }),
  body: z.object({ reason: Reason }),
  answer: OfficeStaff,
  access: { staff: 'staff.reset' },
  refusals: ONESELF,
});
