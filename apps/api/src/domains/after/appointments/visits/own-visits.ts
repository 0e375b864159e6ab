import { and, asc, eq, gt, isNull, or, type SQL } from 'drizzle-orm';
import type { listOwnVisits as contract } from '@yahont/contracts/appointments/visits.ts';
import type { AnswerOf } from '@yahont/contracts/wire/endpoint.ts';
import type { AccountContext } from '#src/platform/context.ts';
import type { AppointmentDeps } from '../appointments.deps.ts';
import { toWhen } from '../appointments.mapper.ts';
import { appointments } from '../appointments.tables.ts';
import { phoneOf } from '../is-owned-by.ts';
import { thingOf } from '../subjects/subject.ts';
import { findAppointments } from '../find-appointments.ts';

const MAX = 20;

/** Upcoming visits of the caller's account, and those without an account for its phone, the soonest first. */
export async function listOwnVisits(
  ctx: AccountContext,
  deps: AppointmentDeps,
): Promise<AnswerOf<typeof contract>> {
  const now = ctx.now();
  const found = await findAppointments(
    ctx.db,
    and(await ownedBy(ctx), eq(appointments.state, 'requested'), gt(appointments.startsAt, now)),
    { order: [asc(appointments.startsAt)], limit: MAX },
  );
  return found.flatMap(({ row, stoneCode }) => {
    const when = toWhen(row, deps, now);
    return when === null
      ? []
      : [{ link: deps.links.linkOf(row, 'visit'), shown: thingOf({ ...row, stoneCode }), when }];
  });
}

async function ownedBy({ db, caller: { accountId } }: AccountContext): Promise<SQL | undefined> {
  const phone = await phoneOf(db, accountId);
  return or(
    eq(appointments.accountId, accountId),
    phone === null ? undefined : and(isNull(appointments.accountId), eq(appointments.phone, phone)),
  );
}
