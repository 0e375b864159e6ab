import type {
  changeOwnPassword as ownPassword,
  endOwnStaffSession as endOwn,
  getOwnKeys as ownKeys,
  listOwnStaffSessions as ownSessions,
  renewBackupCodes as newCodes,
} from '@yahont/contracts/office/own-keys.ts';
import type { getMe as me } from '@yahont/contracts/office/staff.ts';
import { route } from '../route.ts';

export const getMe = route<typeof me>('GET', '/office/api/me');
export const listOwnSessions = route<typeof ownSessions>('GET', '/office/api/me/sessions');
export const endOwnSession = route<typeof endOwn>('POST', '/office/api/me/sessions/{id}/end');
export const getOwnKeys = route<typeof ownKeys>('GET', '/office/api/me/keys');
export const renewBackupCodes = route<typeof newCodes>('POST', '/office/api/me/backup-codes');
export const changeOwnPassword = route<typeof ownPassword>('POST', '/office/api/me/password');
