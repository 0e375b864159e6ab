import { eq, type SQL } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { stones } from '#src/domains/goods/stones/stones.tables.ts';
import { appointments, type AppointmentRow } from './appointments.tables.ts';

export type FoundAppointment = {
  row: AppointmentRow;
  /** The stone that is shown. */ stoneCode: string | null;
};

/** Appointments with the names of the things that are shown. */
export async function findAppointments(
  db: Db,
  where: SQL | undefined,
  { order = [], limit }: { order?: SQL[]; limit: number },
): Promise<FoundAppointment[]> {
  return db
    .select({ row: appointments, stoneCode: stones.code })
    .from(appointments)
    .leftJoin(stones, eq(stones.id, appointments.stoneId))
    .where(where)
    .orderBy(...order)
    .limit(limit);
}
