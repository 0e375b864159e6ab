export { identifyStaff } from './identify-staff.ts';
export { issueStaffToken } from './issue-staff-token.ts';
export type { IssuedToken, NewStaff } from './issue-staff-token.ts';
