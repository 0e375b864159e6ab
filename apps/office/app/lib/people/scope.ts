import type { OfficeStaff } from '@yahont/contracts/office/staff.ts';
import type { Role } from '@yahont/contracts/office/permissions.ts';
import { actsInOwnStores } from '@yahont/contracts/office/roles.ts';
import { storeText, type StoreName } from './stores.ts';

type Scope = Pick<OfficeStaff, 'roles' | 'storeIds'>;

/** Where a person acts: «Петровка, 11, Арбат, 23», «вся сеть», «не заданы» */
export function scopeText({ roles, storeIds }: Scope, stores: readonly StoreName[] | undefined): string {
  if (roles.length === 0) return '—';
  if (!roles.some(actsInOwnStores)) return 'вся сеть';
  return storeIds.length === 0 ? 'не заданы' : storeIds.map((id) => storeText(id, stores)).join('; ');
}

/** Whether these roles need stores. */
export const needStores = (roles: readonly Role[]): boolean => roles.some(actsInOwnStores);
