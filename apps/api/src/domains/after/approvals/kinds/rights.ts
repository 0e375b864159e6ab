import { scopeOf } from '#src/platform/permissions.ts';
import { setSetting } from '#src/domains/ground/settings/index.ts';
import { setRolesIn } from '#src/domains/ground/staff/index.ts';
import type { ApprovalKind } from './approval-kind.ts';

/** Roles and stores of a member of staff, requested by the head of retail. */
export const ROLES_OF_STAFF: ApprovalKind<'roles'> = {
  asks: () => 'staff.roles',
  decides: 'staff.roles',
  term: 'approval-hours-rights',
  holds: ['roles', 'storeIds'],
  perform: async (tx, ctx, { staffId, roles, storeIds }, { reason, decidedBy }) => {
    const person = await setRolesIn(tx, ctx, { staffId, roles, storeIds, reason }, decidedBy);
    return {
      subject: { type: 'staff', id: staffId, name: person.name },
      where: 'network',
      before: { roles: person.roles, storeIds: person.storeIds },
      after: { roles, storeIds },
    };
  },
  isDoneAlone: (_tx, { staff }) => scopeOf(staff, 'staff.roles') === 'network',
};

/** A setting, requested by the head of retail. */
export const SETTING: ApprovalKind<'setting'> = {
  asks: () => 'settings.edit',
  decides: 'settings.edit',
  term: 'approval-hours-rights',
  holds: ['value'],
  perform: async (tx, ctx, { code, value, version }, { reason }) => {
    const before = await setSetting(tx, ctx, { code, value, version, reason });
    return {
      subject: { type: 'setting', id: code, name: code },
      where: 'network',
      before: { value: before.value },
      after: { value },
    };
  },
  isDoneAlone: (_tx, { staff }) => scopeOf(staff, 'settings.edit') === 'network',
};
