import type { StaffState } from '@yahont/contracts/office/staff.ts';

/** The other two lists, the likelier one first. */
export const STATES_AFTER: Readonly<Record<StaffState, readonly [StaffState, StaffState]>> = {
  works: ['invited', 'left'],
  invited: ['works', 'left'],
  left: ['works', 'invited'],
};
