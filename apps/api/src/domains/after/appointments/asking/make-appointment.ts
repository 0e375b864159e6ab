import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import {
  makeAppointment as contract,
  type Appointment,
  type AppointmentRequest,
} from '@yahont/contracts/appointments/appointments.ts';
import { requireHuman } from '#src/domains/ground/captcha/index.ts';
import { recordConsents } from '#src/domains/ground/consents/index.ts';
import type { CallContext } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import { networkOf } from '#src/platform/http/network-of.ts';
import { releaseVisits } from '#src/domains/goods/stock/index.ts';
import type { AppointmentDeps } from '../appointments.deps.ts';
import { toWhen } from '../appointments.mapper.ts';
import type { AppointmentRow } from '../appointments.tables.ts';
import { detailsOf } from '../subjects/details.ts';
import { actingFor } from '../holds/hold-things.ts';
import { findSubject, findSubjectOnSale } from '../subjects/find-subject.ts';
import { isOwnedBy } from '../is-owned-by.ts';
import { countAppointment } from './appointment-limits.ts';
import { keepVisit, storeOf } from './keep-visit.ts';
import { offerLink } from './offer-link.ts';
import { findOpen, lockWish } from './requested.ts';

const NOTHING_HELD = { open: null, heldBy: null };

type AppointmentBody = z.output<typeof AppointmentRequest>;

/**
 * Books an hour of a store for a visitor who wants to see a thing, and notifies the visitor and the
 * operators. An account that names another hour for its own appointment moves it; repeating the same
 * request returns the same appointment. Any other caller who names a phone with an appointment learns
 * only that it has one, and the phone gets a link.
 * @throws a refusal of the contract; `too-many-appointments` with `context.retryAfter`, seconds
 */
export async function makeAppointment(
  ctx: CallContext,
  asked: AppointmentBody,
  deps: AppointmentDeps,
): Promise<Appointment> {
  const { shown, token, storeId, name, phone } = asked;
  await requireHuman(ctx, { token, captcha: deps.captcha });
  const now = ctx.now();
  const store = storeOf(deps, storeId, now);
  const startsAt = new Date(asked.startsAt);
  const network = networkOf(ctx.ip);
  const accountId = ctx.caller.kind === 'account' ? ctx.caller.accountId : null;
  const acting = { ...actingFor(ctx), now: () => now };
  const row = await ctx.db.transaction(async (tx) => {
    await lockWish(tx, { network, phone, storeId, startsAt });
    const details = await detailsOf({ db: tx, now: ctx.now }, deps.metalRates, shown);
    const { catalogue } = deps;
    const known = await findSubject({ db: tx, catalogue, heldFor: null }, shown, details);
    const { open, heldBy } =
      known === null ? NOTHING_HELD : await findOpen(tx, { phone, subject: known.key }, now);
    const look = { db: tx, catalogue, heldFor: heldBy };
    const subject = await findSubjectOnSale(look, { thing: shown, details });
    const { skuId, productId } = subject;
    if (open !== null && (accountId === null || !(await isOwnedBy(tx, open, accountId)))) {
      await offerLink(tx, ctx, { open, network });
      return null;
    }
    if (open !== null && isSame(open, { storeId, startsAt, skuId, productId, details })) return open;
    await countAppointment(tx, ctx, phone);
    const wish = { kind: shown.kind, subject, store, startsAt, name, phone, network, accountId };
    const ender = { by: 'account', id: accountId } as const;
    if (heldBy !== null) await releaseVisits(tx, acting, [heldBy]);
    const kept = await keepVisit(tx, deps, { wish, acting, replaced: open && { row: open, ender } });
    const contact = accountId === null ? phone : '';
    await recordConsents(tx, { accountId, contact, network, source: 'form', at: now }, [
      { kind: 'personal-data', isGiven: true },
    ]);
    return kept;
  });
  // Thrown after the commit, which stores the count of such calls and sends the link.
  if (row === null) throw refuse(contract.refusals, 'already-made', {});
  return toAppointment(row, deps, now);
}

export function toAppointment(row: AppointmentRow, deps: AppointmentDeps, now: Date): Appointment {
  const when = toWhen(row, deps, now);
  if (when === null) throw new Error(`appointment ${row.id} is in a store that is gone`);
  return { id: row.id, ...when };
}

type Booking = Pick<AppointmentRow, 'storeId' | 'startsAt' | 'skuId' | 'productId' | 'details'>;

function isSame(row: AppointmentRow, wish: Booking): boolean {
  return (
    row.storeId === wish.storeId &&
    row.startsAt.getTime() === wish.startsAt.getTime() &&
    row.skuId === wish.skuId &&
    row.productId === wish.productId &&
    isDeepStrictEqual(row.details, wish.details)
  );
}
