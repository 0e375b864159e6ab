import { and, desc, eq, gt } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { makeAppointment } from '@yahont/contracts/appointments/appointments.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { secondsToWait } from '#src/platform/http/window-limit.ts';
import { appointments } from './appointments.tables.ts';

const HOUR_SECONDS = 3600;
const PER_PHONE_HOURLY = 5;
const PER_NETWORK_HOURLY = 10;

type Asked = { phone: string; network: string; now: Date };

/**
 * Refuses when a phone, or a network, made too many appointments within an hour. The caller holds the locks of both.
 * @throws `too-many-appointments` with `context.retryAfter`, seconds
 */
export async function checkAppointmentLimits(tx: Db, { phone, network, now }: Asked): Promise<void> {
  const fromNetwork = await madeLastHour(tx, { column: appointments.network, value: network, now });
  const forPhone = await madeLastHour(tx, { column: appointments.phone, value: phone, now });
  const retryAfter = Math.max(
    secondsToWait(fromNetwork, { limit: PER_NETWORK_HOURLY, seconds: HOUR_SECONDS }, now),
    secondsToWait(forPhone, { limit: PER_PHONE_HOURLY, seconds: HOUR_SECONDS }, now),
  );
  if (retryAfter > 0) throw refuse(makeAppointment.refusals, 'too-many-appointments', { retryAfter });
}

async function madeLastHour(
  tx: Db,
  { column, value, now }: { column: PgColumn; value: string; now: Date },
): Promise<Date[]> {
  const since = new Date(now.getTime() - HOUR_SECONDS * 1000);
  const rows = await tx
    .select({ at: appointments.createdAt })
    .from(appointments)
    .where(and(eq(column, value), gt(appointments.createdAt, since)))
    .orderBy(desc(appointments.createdAt))
    .limit(PER_NETWORK_HOURLY);
  return rows.map(({ at }) => at);
}
