import type { askApproval as approval } from '@yahont/contracts/office/approvals.ts';
import type {
  changeOwnPassword as ownPassword,
  endOwnStaffSession as endOwn,
  getOwnKeys as ownKeys,
  listOwnStaffSessions as ownSessions,
  renewBackupCodes as newCodes,
} from '@yahont/contracts/office/own-keys.ts';
import type {
  dismissStaff as dismiss,
  endOneStaffSession as endOne,
  endStaffSession as signOut,
  endStaffSessions as endAll,
  getMe as me,
  inviteStaff as invite,
  inviteStaffAgain as inviteAgain,
  listStaff as staff,
  listStaffSessions as sessions,
  resetStaff as reset,
  setStaffRoles as setRoles,
} from '@yahont/contracts/office/staff.ts';
import type {
  acceptInvitation as accept,
  confirmTotp as confirm,
  getSignIn as signIn,
  proveSignIn as prove,
  readInvitation as read,
  startSignIn as start,
  startTotp as totp,
} from '@yahont/contracts/office/staff-sign-in.ts';
import type { listCities as cities } from '@yahont/contracts/locations/locations.ts';
import type { listStores as stores } from '@yahont/contracts/stores/stores.ts';
import { route } from './route.ts';

export const getSignIn = route<typeof signIn>('GET', '/office/api/session');
export const startSignIn = route<typeof start>('POST', '/office/api/session');
export const proveSignIn = route<typeof prove>('POST', '/office/api/session/proof');
export const endStaffSession = route<typeof signOut>('DELETE', '/office/api/session');

export const readInvitation = route<typeof read>('POST', '/office/api/invitations/read');
export const acceptInvitation = route<typeof accept>('POST', '/office/api/invitations/accept');
export const startTotp = route<typeof totp>('POST', '/office/api/enrolment/totp');
export const confirmTotp = route<typeof confirm>('POST', '/office/api/enrolment/totp/confirm');

export const getMe = route<typeof me>('GET', '/office/api/me');
export const listOwnSessions = route<typeof ownSessions>('GET', '/office/api/me/sessions');
export const endOwnSession = route<typeof endOwn>('POST', '/office/api/me/sessions/{id}/end');
export const getOwnKeys = route<typeof ownKeys>('GET', '/office/api/me/keys');
export const renewBackupCodes = route<typeof newCodes>('POST', '/office/api/me/backup-codes');
export const changeOwnPassword = route<typeof ownPassword>('POST', '/office/api/me/password');

export const listStaff = route<typeof staff>('GET', '/office/api/staff');
export const listStaffSessions = route<typeof sessions>('GET', '/office/api/staff/{id}/sessions');
export const endOneStaffSession = route<typeof endOne>(
  'POST',
  '/office/api/staff/{id}/sessions/{sessionId}/end',
);
export const endStaffSessions = route<typeof endAll>('POST', '/office/api/staff/{id}/sessions/end');
export const setStaffRoles = route<typeof setRoles>('PUT', '/office/api/staff/{id}/roles');
export const inviteStaff = route<typeof invite>('POST', '/office/api/staff');
export const inviteStaffAgain = route<typeof inviteAgain>('POST', '/office/api/staff/{id}/invitation');
export const resetStaff = route<typeof reset>('POST', '/office/api/staff/{id}/reset');
export const dismissStaff = route<typeof dismiss>('POST', '/office/api/staff/{id}/leave');
export const askApproval = route<typeof approval>('POST', '/office/api/approvals');

/** Calls of the shop that name its stores. */
export const listCities = route<typeof cities>('GET', '/api/location/cities/');
export const listStores = route<typeof stores>('GET', '/api/stores');
