import { eq } from 'drizzle-orm';
import {
  cancelAppointmentByStaff as contract,
  type OfficeAppointment,
} from '@yahont/contracts/office/appointments.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound, refuse } from '#src/platform/errors.ts';
import { isWithin, scopeOf } from '#src/platform/permissions.ts';
import type { AppointmentDeps } from '../appointments.deps.ts';
import { appointments } from '../appointments.tables.ts';
import { callOff } from '../visits/call-off.ts';
import { findAppointments, type FoundAppointment } from '../find-appointments.ts';
import { describeAppointment } from './office-appointment.ts';

/**
 * Cancels a visit on the store's behalf and notifies the visitor.
 * @throws `appointment-not-found`, also for another store; `visit-ended`
 */
export async function cancelByStaff(
  ctx: StaffContext,
  deps: AppointmentDeps,
  { id, reason }: { id: number; reason: string },
): Promise<OfficeAppointment> {
  const now = ctx.now();
  await ctx.db.transaction(async (tx) => {
    const found = await find(tx, id);
    const { storeId, state, startsAt } = found.row;
    if (!isWithin(scopeOf(ctx.caller, 'appointments.cancel'), storeId)) throw notFound('appointment');
    if (startsAt <= now) throw refuse(contract.refusals, 'visit-ended', {});
    await callOff(tx, deps, {
      found,
      acting: { ...ctx, now: () => now },
      ender: { by: 'staff', id: ctx.caller.staffId },
      reason,
    });
    await audit(tx, ctx, {
      action: 'appointments.cancel',
      subject: { type: 'appointment', id },
      storeId,
      before: { state },
      after: { state: 'cancelled' },
      reason,
    });
  });
  return describeAppointment(ctx, deps, { id, permission: 'appointments.cancel' });
}

async function find(db: Db, id: number): Promise<FoundAppointment> {
  const [found] = await findAppointments(db, eq(appointments.id, id), { limit: 1 });
  if (!found) throw notFound('appointment');
  return found;
}
