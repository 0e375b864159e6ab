import { eq } from 'drizzle-orm';
import type { OfficeAppointment } from '@yahont/contracts/office/appointments.ts';
import type { Permission } from '@yahont/contracts/office/permissions.ts';
import type { Context, StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound } from '#src/platform/errors.ts';
import { isWithin, scopeOf } from '#src/platform/permissions.ts';
import { staff } from '#src/domains/ground/staff/staff.tables.ts';
import { listHeld, type HeldPiece } from '#src/domains/goods/stock/index.ts';
import type { AppointmentDeps } from '../appointments.deps.ts';
import { toHour } from '../appointments.mapper.ts';
import { appointments, type AppointmentRow } from '../appointments.tables.ts';
import { heldUntil } from '../holds/hold-term.ts';
import { subjectOf } from '../subjects/find-subject.ts';
import { findAppointments, type FoundAppointment } from '../find-appointments.ts';

/**
 * One appointment as staff see it. Throws `appointment-not-found`, also for a store that is not the
 * caller's.
 */
export async function describeAppointment(
  ctx: StaffContext,
  deps: AppointmentDeps,
  { id, permission }: { id: number; permission: Permission },
): Promise<OfficeAppointment> {
  const [found] = await findAppointments(ctx.db, eq(appointments.id, id), { limit: 1 });
  if (!found || !isWithin(scopeOf(ctx.caller, permission), found.row.storeId)) throw notFound('appointment');
  return toOfficeAppointment(ctx, deps, { found, held: await listHeld(ctx.db, [id]) });
}

/** An appointment as staff see it. */
export async function toOfficeAppointment(
  { db }: Pick<Context, 'db'>,
  { catalogue, stores, cities }: AppointmentDeps,
  { found, held }: { found: FoundAppointment; held: readonly HeldPiece[] },
): Promise<OfficeAppointment> {
  const { row } = found;
  const { id, state, kind, storeId, startsAt, name, phone, createdAt } = row;
  const subject = await subjectOf({ db, catalogue }, found);
  return {
    id,
    state,
    kind,
    name: subject?.name ?? '',
    code: subject?.code ?? '',
    extra: subject?.extra ?? null,
    appraisal: subject?.appraisal ?? null,
    storeId,
    startsAt: startsAt.toISOString(),
    ...toHour(startsAt, cities.getOrDefault(stores.cityIdOf(storeId) ?? 0)),
    visitor: { name, phone },
    held: held.filter(({ appointmentId }) => appointmentId === id).map((piece) => toHeld(piece, storeId)),
    heldUntil: heldUntil(row).toISOString(),
    madeAt: createdAt.toISOString(),
    ended: await endOf(db, row),
  };
}

function toHeld(
  { appointmentId: _of, stoneId: _stone, ...piece }: HeldPiece,
  storeId: number,
): OfficeAppointment['held'][number] {
  return { ...piece, isToBeBrought: piece.storeId !== storeId };
}

async function endOf(
  db: Db,
  { endedAt, endedBy, endedById }: AppointmentRow,
): Promise<OfficeAppointment['ended']> {
  if (endedAt === null || endedBy === null) return null;
  const [person] =
    endedBy === 'staff' && endedById !== null
      ? await db.select({ name: staff.name }).from(staff).where(eq(staff.id, endedById))
      : [];
  return { at: endedAt.toISOString(), by: endedBy, staffName: person?.name ?? null };
}
