import type { Db } from '#src/platform/database/database.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { endAppointment } from '../asking/requested.ts';
import type { EndedBy } from '../asking/requested.ts';
import type { AppointmentDeps } from '../appointments.deps.ts';
import { toHour } from '../appointments.mapper.ts';
import { composeCancelledMail } from '../sending/appointment-mails.ts';
import { writeCancelledSms } from '../sending/appointment-sms.ts';
import { subjectOf } from '../subjects/find-subject.ts';
import type { FoundAppointment } from './find-appointments.ts';

type Cancelled = { found: FoundAppointment; now: Date; ender: EndedBy; reason?: string };

/**
 * Cancels an open appointment and notifies its visitor and the operators.
 * @throws `visit-ended`
 */
export async function callOff(
  tx: Db,
  { stores, cities, catalogue, operatorMail, publicUrl }: AppointmentDeps,
  { found, now, ender, reason }: Cancelled,
): Promise<void> {
  const { row } = found;
  await endAppointment(tx, row.id, { state: 'cancelled', at: now, ...ender });
  const store = stores.find(row.storeId, now);
  const subject = await subjectOf(tx, catalogue, found);
  // Stores and things are hidden, never deleted.
  if (!store || !subject) throw new Error(`appointment ${row.id} is about nothing`);
  const { id, name, phone, startsAt } = row;
  const hour = toHour(startsAt, cities.getOrDefault(store.cityId));
  const mail = composeCancelledMail({ id, name, phone, subject, store, hour, by: ender.by, reason });
  const text = writeCancelledSms({ hour, store, again: `${publicUrl}${subject.url ?? '/catalog/'}` });
  await enqueue(
    tx,
    { topic: 'send-sms', payload: { to: phone, text, until: startsAt.toISOString() } },
    { topic: 'send-mail', payload: { to: operatorMail, ...mail } },
  );
}
