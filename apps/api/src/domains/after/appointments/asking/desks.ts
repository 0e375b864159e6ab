import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { DESKS, VISITORS_AN_HOUR, type Desk } from '@yahont/contracts/appointments/desks.ts';
import { APPOINTMENT_KINDS, type AppointmentKind } from '@yahont/contracts/appointments/appointment-kinds.ts';
import type { Db } from '#src/platform/database/database.ts';
import { appointments, storeDesks } from '../appointments.tables.ts';

/** Appointments that compete for the same staff of a store. */
export function atDesk(desk: Desk): SQL {
  const kinds = APPOINTMENT_KINDS.filter((kind) => DESKS[kind] === desk);
  return inArray(appointments.kind, kinds);
}

/** How many visitors an hour the desk of a kind receives in each of these stores. */
export async function capacityFor(
  db: Db,
  kind: AppointmentKind,
  storeIds: readonly number[],
): Promise<(storeId: number) => number> {
  const desk = DESKS[kind];
  const rows =
    storeIds.length === 0
      ? []
      : await db
          .select({ storeId: storeDesks.storeId, visitors: storeDesks.visitors })
          .from(storeDesks)
          .where(and(inArray(storeDesks.storeId, [...storeIds]), eq(storeDesks.desk, desk)));
  const own = new Map(rows.map(({ storeId, visitors }) => [storeId, visitors]));
  return (storeId) => own.get(storeId) ?? VISITORS_AN_HOUR[desk];
}
