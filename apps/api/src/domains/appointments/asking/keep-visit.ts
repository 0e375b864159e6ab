import { HOUR_REFUSALS } from '@yahont/contracts/appointments/appointments.ts';
import type { ShownThing } from '@yahont/contracts/appointments/shown-things.ts';
import type { Store } from '@yahont/contracts/stores/stores.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import type { AppointmentDeps } from '../appointments.deps.ts';
import type { AppointmentRow } from '../appointments.tables.ts';
import { composeKeptMail } from '../sending/appointment-mails.ts';
import { offers } from '../subjects/offers.ts';
import { placeFor } from '../subjects/place-for.ts';
import type { Subject } from '../subjects/subject.ts';
import { keepHour } from './requested.ts';
import type { EndedBy } from './requested.ts';
import { listShowingHours } from './showing-hours.ts';

export type VisitWish = {
  kind: ShownThing['kind'];
  subject: Subject;
  store: Store;
  startsAt: Date;
  name: string;
  phone: string;
  network: string;
  accountId: number | null;
};

/** The store of a wish. Throws `store-not-found`. */
export function storeOf({ stores }: Pick<AppointmentDeps, 'stores'>, storeId: number, now: Date): Store {
  const store = stores.find(storeId, now);
  if (!store) throw refuse(HOUR_REFUSALS, 'store-not-found', {}, { field: 'storeId' });
  return store;
}

/**
 * Keeps an hour in place of an earlier one, if there is one, and notifies the visitor and the operators. The caller holds the
 * locks of `lockWish`.
 * @throws `slot-taken`, `store-not-found` of one without the service, `visit-ended`
 */
export async function keepVisit(
  tx: Db,
  { stores, cities, operatorMail }: Pick<AppointmentDeps, 'stores' | 'cities' | 'operatorMail'>,
  {
    wish,
    now,
    replaced,
  }: { wish: VisitWish; now: Date; replaced: { row: AppointmentRow; ender: EndedBy } | null },
): Promise<AppointmentRow> {
  const { subject, store, startsAt, kind, name, phone, network, accountId } = wish;
  const { timezone } = cities.getOrDefault(store.cityId);
  const place = placeFor(store, subject, stores);
  const hour = listShowingHours({ schedule: store, timezone, place }, now).find(
    (one) => one.startsAt.getTime() === startsAt.getTime(),
  );
  if (!hour) throw refuse(HOUR_REFUSALS, 'slot-taken', {}, { field: 'startsAt' });
  if (!offers(store, subject.service))
    throw refuse(HOUR_REFUSALS, 'store-not-found', {}, { field: 'storeId' });
  const { key, stoneId, productId, skuId, details } = subject;
  const row = await keepHour(
    tx,
    {
      kind,
      subject: key,
      stoneId,
      productId,
      skuId,
      details,
      storeId: store.id,
      startsAt,
      name,
      phone,
      network,
      accountId,
      createdAt: now,
    },
    replaced,
  );
  const mail = composeKeptMail({
    id: row.id,
    replacedId: replaced?.row.id ?? null,
    name,
    phone,
    subject,
    store,
    hour,
    place,
  });
  await enqueue(
    tx,
    { topic: 'send-appointment', payload: { appointmentId: row.id, about: 'made' } },
    { topic: 'send-mail', payload: { to: operatorMail, ...mail } },
  );
  return row;
}
