import { eq } from 'drizzle-orm';
import { cityDate, cityTimeOfDay } from '@yahont/values/dates/city-time.ts';
import { writeSms } from '#src/domains/messages/notifications/index.ts';
import type { Context } from '#src/platform/context.ts';
import type { PayloadOf } from '#src/platform/jobs.ts';
import { findHolds } from '../find-holds.ts';
import type { HoldDeps } from '../holds.deps.ts';
import { holds } from '../holds.tables.ts';
import { HOLD_EVENTS } from './hold-events.ts';

/** Composes the SMS of a hold and passes it to the sender. One that ended meanwhile gets no code any more. */
export async function sendHold(
  ctx: Context,
  { stores, cities, links, publicUrl, sms }: Omit<HoldDeps, 'captcha' | 'catalogue'>,
  { holdId, about, key }: PayloadOf<'send-hold'> & { key: string },
): Promise<void> {
  const now = ctx.now();
  const [found] = await findHolds(ctx.db, eq(holds.id, holdId), { order: [], limit: 1 });
  const store = found && stores.find(found.row.storeId, now);
  if (!store) return;
  const { row, name } = found;
  if (about === 'cancelled') {
    const text = writeSms(HOLD_EVENTS['hold-cancelled'], { name, storePhone: store.phone, publicUrl });
    await sms.send({ to: row.phone, text, idempotencyKey: key });
    return;
  }
  if (row.state !== 'open' || row.until <= now) return;
  const { timezone } = cities.getOrDefault(store.cityId);
  const until = { date: cityDate(row.until, timezone), time: cityTimeOfDay(row.until, timezone) };
  const url = `${publicUrl}/holds/${links.linkOf(row, 'hold')}/`;
  const made = { until, code: row.code, address: store.address, url, publicUrl };
  await sms.send({ to: row.phone, text: writeSms(HOLD_EVENTS['hold-made'], made), idempotencyKey: key });
}
