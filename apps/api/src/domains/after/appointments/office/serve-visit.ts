import { eq } from 'drizzle-orm';
import * as contract from '@yahont/contracts/office/appointments.ts';
import type { OfficeAppointment } from '@yahont/contracts/office/appointments.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound, refuse } from '#src/platform/errors.ts';
import { isWithin, scopeOf } from '#src/platform/permissions.ts';
import { holdPiece, releaseVisits } from '#src/domains/goods/stock/index.ts';
import type { AppointmentDeps } from '../appointments.deps.ts';
import { appointments, type AppointmentRow } from '../appointments.tables.ts';
import { EARLY_MS, heldUntil, NO_SHOW_AFTER_MS } from '../holds/hold-term.ts';
import { lockAppointment } from '../holds/visit-of-sale.ts';
import { describeAppointment } from './office-appointment.ts';

const AGAIN = { permission: 'appointments.serve' } as const;

/**
 * Records that the visitor came; a late one may come after staff recorded a no-show. Things stay put
 * aside.
 * @throws `appointment-not-found`, also for another store; `visit-ended`, `too-early`
 */
export async function noteCame(
  ctx: StaffContext,
  deps: AppointmentDeps,
  id: number,
): Promise<OfficeAppointment> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockOwn(tx, ctx, id);
    if (row.state === 'came') return;
    if (row.endedAt !== null || row.state === 'bought')
      throw refuse(contract.noteCame.refusals, 'visit-ended', {});
    if (ctx.now().getTime() < row.startsAt.getTime() - EARLY_MS)
      throw refuse(contract.noteCame.refusals, 'too-early', {});
    await move(tx, ctx, row, 'came');
  });
  return describeAppointment(ctx, deps, { id, ...AGAIN });
}

/**
 * Records that nobody came, and puts the things back on sale.
 * @throws `appointment-not-found`, also for another store; `visit-ended`, also when the visitor came;
 * `too-early`
 */
export async function noteNoShow(
  ctx: StaffContext,
  deps: AppointmentDeps,
  id: number,
): Promise<OfficeAppointment> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockOwn(tx, ctx, id);
    if (row.state === 'no-show') return;
    if (row.state !== 'requested' && row.state !== 'past')
      throw refuse(contract.noteNoShow.refusals, 'visit-ended', {});
    if (ctx.now().getTime() < row.startsAt.getTime() + NO_SHOW_AFTER_MS)
      throw refuse(contract.noteNoShow.refusals, 'too-early', {});
    await move(tx, ctx, row, 'no-show');
    await releaseVisits(tx, ctx, [id]);
  });
  return describeAppointment(ctx, deps, { id, ...AGAIN });
}

/**
 * Puts one more piece aside for a visit: for a fitting, or in place of one that is not good enough to be shown.
 * @throws a refusal of the contract
 */
export async function holdForAppointment(
  ctx: StaffContext,
  deps: AppointmentDeps,
  { id, uin }: { id: number; uin: string },
): Promise<OfficeAppointment> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockOwn(tx, ctx, id);
    const isOpen = row.state === 'requested' || row.state === 'past' || row.state === 'came';
    if (!isOpen || heldUntil(row) <= ctx.now())
      throw refuse(contract.holdForAppointment.refusals, 'visit-ended', {});
    const held = await holdPiece(tx, ctx, { appointmentId: id, uin });
    if (held.ok) return;
    if (held.reason === 'unknown') throw notFound('item');
    throw refuse(contract.holdForAppointment.refusals, 'illegal-move', held.facts);
  });
  return describeAppointment(ctx, deps, { id, ...AGAIN });
}

async function lockOwn(tx: Db, { caller }: StaffContext, id: number): Promise<AppointmentRow> {
  const row = await lockAppointment(tx, id);
  if (!row || !isWithin(scopeOf(caller, 'appointments.serve'), row.storeId)) throw notFound('appointment');
  return row;
}

async function move(
  tx: Db,
  ctx: StaffContext,
  { id, storeId, state: before }: AppointmentRow,
  state: 'came' | 'no-show',
): Promise<void> {
  await tx.update(appointments).set({ state }).where(eq(appointments.id, id));
  await audit(tx, ctx, {
    action: `appointments.${state}`,
    subject: { type: 'appointment', id },
    storeId,
    before: { state: before },
    after: { state },
  });
}
