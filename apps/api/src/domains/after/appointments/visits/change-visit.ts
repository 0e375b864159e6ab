import type { z } from 'zod';
import {
  cancelVisit as cancelContract,
  type moveVisit as moveContract,
  type Visit,
} from '@yahont/contracts/appointments/visits.ts';
import type { AnswerOf } from '@yahont/contracts/wire/endpoint.ts';
import type { CallContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { networkOf } from '#src/platform/http/network-of.ts';
import { releaseVisits } from '#src/domains/goods/stock/index.ts';
import { countAppointment } from '../asking/appointment-limits.ts';
import { actingFor } from '../holds/hold-things.ts';
import { lockAppointment } from '../holds/visit-of-sale.ts';
import { keepVisit, storeOf } from '../asking/keep-visit.ts';
import { toAppointment } from '../asking/make-appointment.ts';
import { lockPhone, lockWish, type EndedBy } from '../asking/requested.ts';
import type { AppointmentDeps } from '../appointments.deps.ts';
import { findSubjectOnSale } from '../subjects/find-subject.ts';
import { thingOf } from '../subjects/subject.ts';
import { callOff } from './call-off.ts';
import type { FoundAppointment } from '../find-appointments.ts';
import { findByLink } from './find-by-link.ts';
import { isOwnedBy } from '../is-owned-by.ts';
import { toVisit } from './show-visit.ts';

type Move = { link: string } & z.output<NonNullable<typeof moveContract.body>>;

/**
 * Moves the appointment of a link to another hour or store. The new appointment has its own link.
 * @throws a refusal of the contract
 */
export async function moveVisit(
  ctx: CallContext,
  deps: AppointmentDeps,
  { link, storeId, startsAt: start }: Move,
): Promise<AnswerOf<typeof moveContract>> {
  const now = ctx.now();
  const store = storeOf(deps, storeId, now);
  const [startsAt, network] = [new Date(start), networkOf(ctx.ip)];
  const { phone, id } = (await findByLink(ctx.db, deps.links, { link })).row;
  const acting = { ...actingFor(ctx), now: () => now };
  const row = await ctx.db.transaction(async (tx) => {
    await lockWish(tx, { network, phone, storeId, startsAt });
    // A sale in the store also locks the visit before its pieces.
    await lockAppointment(tx, id);
    const found = await findOpenByLink(tx, deps, { link, now });
    const before = found.row;
    if (before.storeId === storeId && before.startsAt.getTime() === startsAt.getTime()) return before;
    await countAppointment(tx, ctx, phone);
    const look = { db: tx, catalogue: deps.catalogue, heldFor: before.id };
    const thing = thingOf({ ...before, stoneCode: found.stoneCode });
    const subject = await findSubjectOnSale(look, { thing, details: before.details });
    const ender = await enderOf(tx, ctx, before);
    const accountId = ender.by === 'account' ? ender.id : null;
    const wish = {
      kind: before.kind,
      subject,
      store,
      startsAt,
      name: before.name,
      phone,
      network,
      accountId,
    };
    await releaseVisits(tx, acting, [before.id]);
    return keepVisit(tx, deps, { wish, acting, replaced: { row: before, ender } });
  });
  return { ...toAppointment(row, deps, now), link: deps.links.linkOf(row, 'visit') };
}

/**
 * Cancels the appointment of a link and frees its hour.
 * @throws `visit-not-found`, `visit-ended`
 */
export async function cancelVisit(ctx: CallContext, deps: AppointmentDeps, link: string): Promise<Visit> {
  const now = ctx.now();
  const { row } = await findByLink(ctx.db, deps.links, { link });
  if (row.state !== 'cancelled')
    await ctx.db.transaction(async (tx) => {
      await lockPhone(tx, row.phone);
      const found = await findOpenByLink(tx, deps, { link, now });
      await callOff(tx, deps, { found, acting: actingFor(ctx), ender: await enderOf(tx, ctx, found.row) });
    });
  return toVisit(ctx, deps, await findByLink(ctx.db, deps.links, { link }));
}

/** Throws `visit-ended` for an appointment that was moved or cancelled, or whose hour has passed. */
async function findOpenByLink(
  tx: Db,
  { links }: AppointmentDeps,
  { link, now }: { link: string; now: Date },
): Promise<FoundAppointment> {
  const found = await findByLink(tx, links, { link });
  if (found.row.state !== 'requested' || found.row.startsAt <= now)
    throw refuse(cancelContract.refusals, 'visit-ended', {});
  return found;
}

/** An account changes its own appointment; any other caller is identified by the link only. */
async function enderOf(tx: Db, { caller }: CallContext, row: FoundAppointment['row']): Promise<EndedBy> {
  const isOwn = caller.kind === 'account' && (await isOwnedBy(tx, row, caller.accountId));
  return isOwn ? { by: 'account', id: caller.accountId } : { by: 'link', id: null };
}
