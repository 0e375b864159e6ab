import type { Permission } from '@yahont/contracts/office/permissions.ts';
import { grantsOf, rolesThatAsk } from '@yahont/contracts/office/roles.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';

type Who = Pick<Me, 'roles' | 'storeIds'>;

/** Whether the person may do it in this store alone; null is the central warehouse. */
export function mayIn({ roles, storeIds }: Who, permission: Permission, storeId: number | null): boolean {
  const grants = grantsOf(roles, permission);
  return grants.includes('network') || (grants.includes('own-stores') && storeIds.includes(storeId));
}

/** Whether one of their roles asks a second person for it. */
export function asks({ roles }: Pick<Me, 'roles'>, permission: Permission): boolean {
  return rolesThatAsk(roles, permission).length > 0;
}
