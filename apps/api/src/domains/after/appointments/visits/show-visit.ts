import type { Visit } from '@yahont/contracts/appointments/visits.ts';
import type { Context } from '#src/platform/context.ts';
import { listHeld } from '#src/domains/goods/stock/index.ts';
import type { AppointmentDeps } from '../appointments.deps.ts';
import { toHour, toWhen } from '../appointments.mapper.ts';
import { subjectOf } from '../subjects/find-subject.ts';
import { heldUntil } from '../holds/hold-term.ts';
import { thingOf } from '../subjects/subject.ts';
import type { FoundAppointment } from '../find-appointments.ts';
import { findByLink } from './find-by-link.ts';

/**
 * The appointment behind a link. After a move the old link does not reveal the new hour: the new link
 * is in a later SMS.
 * @throws `visit-not-found`
 */
export async function showVisit(ctx: Context, deps: AppointmentDeps, link: string): Promise<Visit> {
  return toVisit(ctx, deps, await findByLink(ctx.db, deps.links, { link }));
}

export async function toVisit(ctx: Context, deps: AppointmentDeps, found: FoundAppointment): Promise<Visit> {
  const now = ctx.now();
  const { row, stoneCode } = found;
  const held = await listHeld(ctx.db, [row.id]);
  const store = deps.stores.find(row.storeId, now) ?? null;
  const subject = await subjectOf({ db: ctx.db, catalogue: deps.catalogue }, found);
  return {
    id: row.id,
    state: row.state,
    isPast: row.startsAt <= now,
    shown: thingOf({ ...row, stoneCode }),
    name: subject?.name ?? '',
    extra: subject?.extra ?? null,
    appraisal: subject?.appraisal ?? null,
    pieces: [...(subject?.pieces ?? [])],
    url: subject?.url ?? null,
    held: held.map(({ name }) => name),
    heldUntil:
      held.length === 0 || store === null
        ? null
        : toHour(heldUntil(row), deps.cities.getOrDefault(store.cityId)).time,
    when: row.state === 'replaced' ? null : toWhen(row, deps, now),
  };
}
