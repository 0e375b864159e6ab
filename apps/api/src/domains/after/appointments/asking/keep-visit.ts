import { HOUR_REFUSALS } from '@yahont/contracts/appointments/appointments.ts';
import type { ShownThing } from '@yahont/contracts/appointments/shown-things.ts';
import type { Store } from '@yahont/contracts/stores/stores.ts';
import type { ActingContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import type { AppointmentDeps } from '../appointments.deps.ts';
import type { AppointmentRow } from '../appointments.tables.ts';
import { holdThings } from '../holds/hold-things.ts';
import { composeKeptMail } from '../sending/appointment-mails.ts';
import { offers } from '../subjects/offers.ts';
import { placeFor } from '../subjects/place-for.ts';
import type { Subject } from '../subjects/subject.ts';
import { keepHour, type EndedBy } from './requested.ts';
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

/** The store that is asked for. Throws `store-not-found`. */
export function storeOf({ stores }: Pick<AppointmentDeps, 'stores'>, storeId: number, now: Date): Store {
  const store = stores.find(storeId, now);
  if (!store) throw refuse(HOUR_REFUSALS, 'store-not-found', {}, { field: 'storeId' });
  return store;
}

/**
 * Books an hour, in place of an earlier one if there is one, puts aside the things of the visit, and
 * notifies the visitor and the operators. The caller holds the locks of `lockWish`, and has released
 * what the earlier visit held.
 * @throws `slot-taken`, `store-not-found` for a store without the service, `visit-ended`,
 * `stone-taken`, `product-sold`
 */
export async function keepVisit(
  tx: Db,
  { stores, cities, operatorMail }: Pick<AppointmentDeps, 'stores' | 'cities' | 'operatorMail'>,
  {
    wish,
    acting,
    replaced,
  }: { wish: VisitWish; acting: ActingContext; replaced: { row: AppointmentRow; ender: EndedBy } | null },
): Promise<AppointmentRow> {
  const now = acting.now();
  const { subject, store, startsAt, kind, name, phone, network, accountId } = wish;
  const { timezone } = cities.getOrDefault(store.cityId);
  const place = placeFor(store, subject, stores);
  const nameOf = (id: number | null) => (id === null ? null : (stores.find(id, now)?.name ?? ''));
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
  const held = await holdThings(tx, acting, { appointmentId: row.id, subject, store });
  const mail = composeKeptMail({
    id: row.id,
    replacedId: replaced?.row.id ?? null,
    name,
    phone,
    subject,
    store,
    hour,
    place,
    held: held.map((piece) => ({ ...piece, storeName: nameOf(piece.storeId) })),
  });
  await enqueue(
    tx,
    { topic: 'send-appointment', payload: { appointmentId: row.id, about: 'made' } },
    { topic: 'send-mail', payload: { to: operatorMail, ...mail } },
  );
  return row;
}
