import type { z } from 'zod';
import { makeAppointment as contract } from '@yahont/contracts/appointments/appointments.ts';
import type { Appointment, AppointmentRequest } from '@yahont/contracts/appointments/appointments.ts';
import { requireHuman } from '#src/domains/captcha/index.ts';
import type { CallContext } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import { networkOf } from '#src/platform/http/network-of.ts';
import { lockName } from '#src/platform/http/window-limit.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { checkAppointmentLimits } from './appointment-limits.ts';
import { composeAppointmentEmail, writeAppointmentSms } from './appointment-texts.ts';
import type { AppointmentDeps } from './appointments.deps.ts';
import { toAppointment } from './appointments.mapper.ts';
import { nameSetting } from './name-setting.ts';
import { findRequested, keepHour } from './requested.ts';
import { listShowingHours } from './showing-hours.ts';
import { findStoneToShow, placeFor } from './stone-to-show.ts';

type Asked = z.output<typeof AppointmentRequest>;

/**
 * Keeps an hour of a store for a visitor who wants to see a stone and notifies the visitor and the operators. The same wish
 * again is answered with the same appointment; another hour or store for the same stone and phone replaces it.
 * @throws a refusal of the contract; `too-many-appointments` with `context.retryAfter`, seconds
 */
export async function makeAppointment(
  ctx: CallContext,
  { token, stoneCode, storeId, skuId, name, phone, ...asked }: Asked,
  { captcha, stores, cities, operatorMail }: AppointmentDeps,
): Promise<Appointment> {
  await requireHuman(ctx, { token, captcha });
  const now = ctx.now();
  const store = stores.find(storeId, now);
  if (!store) throw refuse(contract.refusals, 'store-not-found', {}, { field: 'storeId' });
  const { timezone } = cities.getOrDefault(store.cityId);
  const startsAt = new Date(asked.startsAt);
  const network = networkOf(ctx.ip);
  return ctx.db.transaction(async (tx) => {
    // Network, phone, hour in every call: a fixed order prevents deadlocks.
    await lockName(tx, `appointment-network:${network}`);
    await lockName(tx, `appointment-phone:${phone}`);
    await lockName(tx, `appointment-hour:${storeId}:${startsAt.getTime()}`);
    const stone = await findStoneToShow(tx, stoneCode);
    if (!stone) throw refuse(contract.refusals, 'stone-not-found', {});
    if (!stone.isOnSale) throw refuse(contract.refusals, 'stone-taken', {});
    const stonePlace = placeFor(store, stone, stores);
    const hour = listShowingHours({ hours: store.hours, timezone, place: stonePlace }, now).find(
      (one) => one.startsAt.getTime() === startsAt.getTime(),
    );
    if (!hour) throw refuse(contract.refusals, 'slot-taken', {}, { field: 'startsAt' });
    const wish = { stoneId: stone.id, skuId, storeId, startsAt, name, phone, network, createdAt: now };
    const before = await findRequested(tx, wish);
    if (before?.isSame) return toAppointment(before.id, store, hour);
    await checkAppointmentLimits(tx, { phone, network, now });
    const setting = skuId === null ? null : await nameSetting(tx, skuId);
    const accountId = ctx.caller.kind === 'account' ? ctx.caller.accountId : null;
    const replacedId = before?.id ?? null;
    const id = await keepHour(tx, { ...wish, accountId }, replacedId);
    const visit = { id, replacedId, name, phone, stoneCode, stone, setting, store, hour, stonePlace };
    const sms = { to: phone, text: writeAppointmentSms(visit), until: startsAt.toISOString() };
    const mail = { to: operatorMail, ...composeAppointmentEmail(visit) };
    await enqueue(tx, { topic: 'send-sms', payload: sms }, { topic: 'send-mail', payload: mail });
    return toAppointment(id, store, hour);
  });
}
