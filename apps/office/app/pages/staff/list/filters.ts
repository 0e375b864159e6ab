import { ROLE_NAMES, type Role } from '@yahont/contracts/office/permissions.ts';
import type { OfficeStaff, StaffState } from '@yahont/contracts/office/staff.ts';

export const TABS: readonly { state: StaffState; name: string }[] = [
  { state: 'works', name: 'Работают' },
  { state: 'invited', name: 'Приглашены' },
  { state: 'left', name: 'Ушли' },
];

export type Filters = { state: StaffState; role: Role | null; storeId: number | null };

/** The filters that an address names; unknown words mean none. */
export function readFilters(search: URLSearchParams): Filters {
  const state = TABS.find((tab) => tab.state === search.get('state'))?.state ?? 'works';
  const role = ROLE_NAMES.find((name) => name === search.get('role')) ?? null;
  const store = Number(search.get('store'));
  return { state, role, storeId: Number.isInteger(store) && store > 0 ? store : null };
}

/** The query of an address with these filters, with its question mark; empty for the usual ones. */
export function filterQuery({ state, role, storeId }: Filters): string {
  const search = new URLSearchParams({
    ...(state === 'works' ? {} : { state }),
    ...(role === null ? {} : { role }),
    ...(storeId === null ? {} : { store: String(storeId) }),
  }).toString();
  return search === '' ? '' : `?${search}`;
}

export function isShown(person: OfficeStaff, { role, storeId }: Omit<Filters, 'state'>): boolean {
  return (
    (role === null || person.roles.includes(role)) && (storeId === null || person.storeIds.includes(storeId))
  );
}
