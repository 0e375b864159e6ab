import { and, eq, lt, lte } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { appointmentLinkRequests, appointments } from './appointments.tables.ts';

const DAY_MS = 86_400_000;
const RETENTION_DAYS = 90;

/** Deletes appointments 90 days after the visit, and requests for links that limits no longer count. */
export async function purgeAppointments({ db, now }: Context): Promise<void> {
  const at = now().getTime();
  await db.delete(appointments).where(lt(appointments.startsAt, new Date(at - RETENTION_DAYS * DAY_MS)));
  await db.delete(appointmentLinkRequests).where(lt(appointmentLinkRequests.at, new Date(at - DAY_MS)));
}

/** Closes appointments whose hour has passed. */
export async function closePastAppointments({ db, now }: Context): Promise<void> {
  await db
    .update(appointments)
    .set({ state: 'past' })
    .where(and(eq(appointments.state, 'requested'), lte(appointments.startsAt, now())));
}
