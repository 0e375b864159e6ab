import type { ActingContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { releaseVisits } from '#src/domains/goods/stock/index.ts';
import { deferral, writeSms } from '#src/domains/messages/notifications/index.ts';
import { endAppointment, type EndedBy } from '../asking/requested.ts';
import type { AppointmentDeps } from '../appointments.deps.ts';
import { toHour } from '../appointments.mapper.ts';
import { composeCancelledMail } from '../sending/appointment-mails.ts';
import { subjectOf } from '../subjects/find-subject.ts';
import type { FoundAppointment } from '../find-appointments.ts';
import { VISIT_EVENTS } from '../sending/visit-events.ts';

/** With less notice the visitor may already be on the way. */
const NOTICE_MS = 2 * 3_600_000;

type Cancelled = { found: FoundAppointment; acting: ActingContext; ender: EndedBy; reason?: string };

/**
 * Cancels an open appointment, puts its things back on sale, and notifies its visitor and the
 * operators. When staff cancel at night, the visitor is notified in the morning, unless the visit is
 * soon after.
 * @throws `visit-ended`
 */
export async function callOff(
  tx: Db,
  { stores, cities, catalogue, operatorMail, publicUrl }: AppointmentDeps,
  { found, acting, ender, reason }: Cancelled,
): Promise<void> {
  const now = acting.now();
  const { row } = found;
  await endAppointment(tx, row.id, { state: 'cancelled', at: now, ...ender });
  await releaseVisits(tx, acting, [row.id]);
  const store = stores.find(row.storeId, now);
  const subject = await subjectOf({ db: tx, catalogue }, found);
  // Stores and things are hidden, never deleted.
  if (!store || !subject) throw new Error(`appointment ${row.id} is about nothing`);
  const { id, name, phone, startsAt } = row;
  const city = cities.getOrDefault(store.cityId);
  const hour = toHour(startsAt, city);
  const mail = composeCancelledMail({ id, name, phone, subject, store, hour, by: ender.by, reason });
  const text = writeSms(VISIT_EVENTS['visit-cancelled'], { hour, storePhone: store.phone, publicUrl });
  const morning = ender.by === 'staff' ? deferral(VISIT_EVENTS['visit-cancelled'], now, city.timezone) : {};
  const isEarlyEnough = startsAt.getTime() - (morning.notBefore?.getTime() ?? 0) >= NOTICE_MS;
  await enqueue(
    tx,
    {
      topic: 'send-sms',
      payload: { to: phone, text },
      expiresAt: startsAt,
      ...(isEarlyEnough ? morning : {}),
    },
    { topic: 'send-mail', payload: { to: operatorMail, ...mail } },
  );
}
