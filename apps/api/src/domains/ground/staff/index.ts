export { identifyStaff } from './identify-staff.ts';
export { getStaff } from './list-staff.ts';
export { setRolesIn } from './set-roles.ts';
export { issueStaffToken } from './issue-staff-token.ts';
export type { IssuedToken, NewStaff } from './issue-staff-token.ts';
export { makeAdministrator } from './people/first-administrator.ts';
export type { FirstAdministrator } from './people/first-administrator.ts';
export { dismissIn, inviteIn, resetIn } from './people/change-people.ts';
export { listDemoCodes } from './demo-codes.ts';
