import type {
  dismissStaff as dismiss,
  endOneStaffSession as endOne,
  endStaffSessions as endAll,
  inviteStaff as invite,
  inviteStaffAgain as inviteAgain,
  listStaff as staff,
  listStaffSessions as sessions,
  resetStaff as reset,
  setStaffRoles as setRoles,
} from '@yahont/contracts/office/staff.ts';
import { route } from '../route.ts';

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
