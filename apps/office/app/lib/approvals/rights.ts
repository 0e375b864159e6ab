import { grantsOf, rolesThatAsk } from '@yahont/contracts/office/roles.ts';
import { PERMISSIONS, type Permission } from '@yahont/contracts/office/permissions.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';

/** Verbs of those who decide. */
const DECIDING: readonly Permission[] = [
  'approvals.decide',
  'staff.roles',
  'staff.invite',
  'staff.reset',
  'settings.edit',
];

type Rights = Pick<Me, 'roles'>;

/** Whether requests may wait for this person. */
export function mayDecideSome({ roles }: Rights): boolean {
  return DECIDING.some((verb) =>
    grantsOf(roles, verb).some((grant) => grant === 'network' || grant === 'own-stores'),
  );
}

/** Whether the person decides requests, or makes some. */
export function usesApprovals({ roles }: Rights): boolean {
  return mayDecideSome({ roles }) || PERMISSIONS.some((verb) => rolesThatAsk(roles, verb).length > 0);
}
