import { scopeOf } from '#src/platform/permissions.ts';
import { dismissIn, inviteIn, resetIn } from '#src/domains/ground/staff/index.ts';
import type { ApprovalKind } from './approval-kind.ts';

/** A new person, requested by the head of retail. One request for an address waits at a time. */
export const STAFF_INVITE: ApprovalKind<'staff-invite'> = {
  asks: () => 'staff.invite',
  decides: 'staff.invite',
  term: 'approval-hours-rights',
  holds: [],
  perform: async (tx, ctx, { kind: _kind, ...person }, { reason, decidedBy, deps }) => {
    const { facts } = await inviteIn(tx, ctx, deps, { person: { ...person, reason }, by: decidedBy });
    return {
      subject: { type: 'staff', id: facts.email, name: facts.name },
      where: 'network',
      before: {},
      after: facts,
    };
  },
  isDoneAlone: (_tx, { staff }) => scopeOf(staff, 'staff.invite') === 'network',
};

/** New keys for a person. */
export const STAFF_RESET: ApprovalKind<'staff-reset'> = {
  asks: () => 'staff.reset',
  decides: 'staff.reset',
  term: 'approval-hours-rights',
  holds: ['state'],
  perform: async (tx, ctx, { staffId }, { reason, decidedBy, deps }) => {
    const { name, state, email } = await resetIn(tx, ctx, deps, { staffId, reason, by: decidedBy });
    return {
      subject: { type: 'staff', id: staffId, name },
      where: 'network',
      before: { state },
      after: { state: 'invited', email },
    };
  },
  isDoneAlone: (_tx, { staff }) => scopeOf(staff, 'staff.reset') === 'network',
};

/** A person who no longer works here. */
export const STAFF_LEAVE: ApprovalKind<'staff-leave'> = {
  asks: () => 'staff.reset',
  decides: 'staff.reset',
  term: 'approval-hours-rights',
  holds: [],
  perform: async (tx, ctx, { staffId }, { reason, decidedBy }) => {
    const { name, state, roles } = await dismissIn(tx, ctx, { staffId, reason, by: decidedBy });
    return {
      subject: { type: 'staff', id: staffId, name },
      where: 'network',
      before: { state, roles },
      after: { state: 'left', roles: [] },
    };
  },
  isDoneAlone: (_tx, { staff }) => scopeOf(staff, 'staff.reset') === 'network',
};
