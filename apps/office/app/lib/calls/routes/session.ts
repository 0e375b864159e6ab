import type {
  acceptInvitation as accept,
  confirmTotp as confirm,
  getSignIn as signIn,
  proveSignIn as prove,
  readInvitation as read,
  startSignIn as start,
  startTotp as totp,
} from '@yahont/contracts/office/staff-sign-in.ts';
import type { endStaffSession as signOut } from '@yahont/contracts/office/staff.ts';
import { route } from '../route.ts';

export const getSignIn = route<typeof signIn>('GET', '/office/api/session');
export const startSignIn = route<typeof start>('POST', '/office/api/session');
export const proveSignIn = route<typeof prove>('POST', '/office/api/session/proof');
export const endStaffSession = route<typeof signOut>('DELETE', '/office/api/session');
export const readInvitation = route<typeof read>('POST', '/office/api/invitations/read');
export const acceptInvitation = route<typeof accept>('POST', '/office/api/invitations/accept');
export const startTotp = route<typeof totp>('POST', '/office/api/enrolment/totp');
export const confirmTotp = route<typeof confirm>('POST', '/office/api/enrolment/totp/confirm');
