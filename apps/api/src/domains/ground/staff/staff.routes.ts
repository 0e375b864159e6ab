import { listAudit as listAuditCall } from '@yahont/contracts/office/audit.ts';
import { OFFICE_SESSION_HEADER } from '@yahont/contracts/office/staff-sign-in.ts';
import * as contract from '@yahont/contracts/office/staff.ts';
import { serve, staffContext, type Routes } from '#src/platform/http/serve.ts';
import { endStaffSession } from './end-staff-session.ts';
import { listAudit } from './list-audit.ts';
import { getFormerStaff, getStaff, listStaff } from './list-staff.ts';
import { endOneSession, endStaffSessions, listStaffSessions } from './sessions-of.ts';
import { dismissStaff, inviteStaff, inviteStaffAgain, resetStaff } from './people/change-people.ts';
import { setRoles } from './set-roles.ts';
import type { StaffDeps } from './staff.deps.ts';

export function staffRoutes(routes: Routes, deps: StaffDeps): void {
  peopleRoutes(routes, deps);
  serve(routes, contract.getMe, async ({ ctx }) => {
    const { staffId, name, roles, storeIds, permissions, sessionEndsAt } = staffContext(ctx).caller;
    const { email } = await getStaff(ctx.db, ctx.now(), staffId);
    return {
      id: staffId,
      name,
      email,
      roles: [...roles],
      storeIds: [...storeIds],
      permissions: [...permissions],
      sessionEndsAt: sessionEndsAt.toISOString(),
    };
  });
  serve(routes, contract.endStaffSession, async ({ ctx, header }) => {
    await endStaffSession(ctx);
    header(OFFICE_SESSION_HEADER, '');
    return { success: true as const };
  });
  serve(routes, contract.listStaff, ({ ctx, query }) => listStaff(ctx, query));
  serve(routes, contract.setStaffRoles, async ({ ctx, params: { id }, body }) => {
    await setRoles(staffContext(ctx), { staffId: id, ...body });
    return getStaff(ctx.db, ctx.now(), id);
  });
  serve(routes, contract.listStaffSessions, ({ ctx, params: { id } }) =>
    listStaffSessions(staffContext(ctx), id),
  );
  serve(routes, contract.endStaffSessions, async ({ ctx, params: { id }, body: { reason } }) => ({
    success: true as const,
    ended: await endStaffSessions(staffContext(ctx), { staffId: id, reason }),
  }));
  serve(routes, listAuditCall, ({ ctx, query }) => listAudit(staffContext(ctx), query));
}

function peopleRoutes(routes: Routes, deps: StaffDeps): void {
  serve(routes, contract.inviteStaff, async ({ ctx, body }) => {
    const staffId = await inviteStaff(staffContext(ctx), deps, body);
    return getStaff(ctx.db, ctx.now(), staffId);
  });
  serve(routes, contract.inviteStaffAgain, async ({ ctx, params: { id } }) => {
    await inviteStaffAgain(staffContext(ctx), deps, id);
    return getStaff(ctx.db, ctx.now(), id);
  });
  serve(routes, contract.resetStaff, async ({ ctx, params: { id }, body: { reason } }) => {
    await resetStaff(staffContext(ctx), deps, { staffId: id, reason });
    return getStaff(ctx.db, ctx.now(), id);
  });
  serve(routes, contract.dismissStaff, async ({ ctx, params: { id }, body: { reason } }) => {
    await dismissStaff(staffContext(ctx), { staffId: id, reason });
    return getFormerStaff(ctx.db, ctx.now(), id);
  });
  serve(routes, contract.endOneStaffSession, async ({ ctx, params: { id, sessionId }, body: { reason } }) => {
    await endOneSession(staffContext(ctx), { staffId: id, sessionId, reason });
    return { success: true as const };
  });
}
