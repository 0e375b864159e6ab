import { eq } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import type { PayloadOf } from '#src/platform/jobs.ts';
import { writeSms } from '#src/domains/messages/notifications/index.ts';
import type { AppointmentDeps } from '../appointments.deps.ts';
import { toHour } from '../appointments.mapper.ts';
import { appointments } from '../appointments.tables.ts';
import { VISIT_EVENTS } from './visit-events.ts';

const EVENTS = {
  made: VISIT_EVENTS['visit-made'],
  link: VISIT_EVENTS['visit-link'],
  reminder: VISIT_EVENTS['visit-reminder'],
} as const;

type SendDeps = Pick<AppointmentDeps, 'stores' | 'cities' | 'links' | 'publicUrl' | 'sms'>;

/**
 * Composes the SMS of an appointment and passes it to the sender. An appointment that was moved,
 * cancelled or is past gets none.
 */
export async function sendAppointment(
  ctx: Context,
  { stores, cities, links, publicUrl, sms }: SendDeps,
  { appointmentId, about, key }: PayloadOf<'send-appointment'> & { key: string },
): Promise<void> {
  const now = ctx.now();
  const [row] = await ctx.db.select().from(appointments).where(eq(appointments.id, appointmentId));
  const store = row && stores.find(row.storeId, now);
  if (!store || row.state !== 'requested' || row.startsAt <= now) return;
  const hour = toHour(row.startsAt, cities.getOrDefault(store.cityId));
  const url = `${publicUrl}${visitPage(links.linkOf(row, 'visit'))}`;
  const visit = { hour, address: store.address, needsPassport: row.kind === 'gold', url, publicUrl };
  const text = writeSms(EVENTS[about], visit);
  await sms.send({ to: row.phone, text, idempotencyKey: key });
}

/** The short address that leads to the page of the thing with its appointment. */
function visitPage(link: string): string {
  return `/showing/?visit=${link}`;
}
