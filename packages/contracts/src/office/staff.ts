import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { Id, IdParam } from '../wire/fields.ts';
import { refusal } from '../wire/refusals.ts';
import { Reason } from './fields.ts';
import { PERMISSIONS, ROLE_NAMES } from './permissions.ts';

export const Me = z.object({
  id: z.int(),
  name: z.string(),
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

export const endStaffSession = endpoint({
  method: 'DELETE',
  path: '/office/api/session',
  summary: 'End this session; its token is worth nothing from now on',
  answer: z.object({ success: z.literal(true) }),
  access: 'staff',
});

export const OfficeStaff = z.object({
  id: z.int(),
  name: z.string(),
  roles: z.array(z.enum(ROLE_NAMES)),
  /** Stores of the roles that act in their own stores only. */
  storeIds: z.array(z.int()),
});
export type OfficeStaff = z.infer<typeof OfficeStaff>;

/** Without people who have left. 50 at a time: pass `next` as `after`; null on the last page. */
export const listStaff = endpoint({
  method: 'GET',
  path: '/office/api/staff',
  summary: 'Who works here, with which roles and in which stores',
  query: z.object({ after: IdParam.optional() }),
  answer: z.object({ items: z.array(OfficeStaff), next: z.int().nullable() }),
  access: { staff: 'staff.see' },
});

export const StaffSession = z.object({
  id: z.uuid(),
  startedAt: z.iso.datetime(),
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
});

export const NewRoles = z.object({
  roles: z.array(z.enum(ROLE_NAMES)).max(ROLE_NAMES.length),
  storeIds: z.array(Id).max(200).default([]),
});
/** Takes effect with the person's next call, in all of their sessions. */
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
