import { listAudit as listAuditCall } from '@yahont/contracts/office/audit.ts';
import * as contract from '@yahont/contracts/office/staff.ts';
import { serve, staffContext, type Routes } from '#src/platform/http/serve.ts';
import { endStaffSession } from './end-staff-session.ts';
import { listAudit } from './list-audit.ts';
import { getStaff, listStaff } from './list-staff.ts';
import { endStaffSessions, listStaffSessions } from './sessions-of.ts';
import { setRoles } from './set-roles.ts';

export function staffRoutes(routes: Routes): void {
  serve(routes, contract.getMe, ({ ctx }) => {
    const { staffId, name, roles, storeIds, permissions, sessionEndsAt } = staffContext(ctx).caller;
    return {
      id: staffId,
      name,
      roles: [...roles],
      storeIds: [...storeIds],
      permissions: [...permissions],
      sessionEndsAt: sessionEndsAt.toISOString(),
    };
  });
  serve(routes, contract.endStaffSession, async ({ ctx }) => {
    await endStaffSession(staffContext(ctx));
    return { success: true as const };
  });
  serve(routes, contract.listStaff, ({ ctx, query: { after } }) => listStaff(ctx, after));
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
