import { eq } from 'drizzle-orm';
import type { OfficeAppointment } from '@yahont/contracts/office/appointments.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { staff } from '#src/domains/staff/staff.tables.ts';
import type { AppointmentDeps } from '../appointments.deps.ts';
import { toHour } from '../appointments.mapper.ts';
import type { AppointmentRow } from '../appointments.tables.ts';
import { subjectOf } from '../subjects/find-subject.ts';
import type { FoundAppointment } from '../visits/find-appointments.ts';

/** An appointment as staff work with it. */
export async function toOfficeAppointment(
  { db }: Pick<Context, 'db'>,
  { catalogue, stores, cities }: AppointmentDeps,
  found: FoundAppointment,
): Promise<OfficeAppointment> {
  const { row } = found;
  const { id, state, kind, storeId, startsAt, name, phone, createdAt } = row;
  const subject = await subjectOf(db, catalogue, found);
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
    madeAt: createdAt.toISOString(),
    ended: await endOf(db, row),
  };
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
