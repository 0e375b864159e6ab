import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
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
