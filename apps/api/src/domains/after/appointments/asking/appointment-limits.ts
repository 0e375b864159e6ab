import { and, desc, eq, gt } from 'drizzle-orm';
import { HOUR_REFUSALS } from '@yahont/contracts/appointments/appointments.ts';
import { noteUse, waitForUse, type UseLimit } from '#src/domains/ground/visitors/index.ts';
import type { CallContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { secondsToWait } from '#src/platform/http/window-limit.ts';
import { appointmentLinkRequests, appointments } from '../appointments.tables.ts';

const HOUR_SECONDS = 3600;
const PER_PHONE_HOURLY = 5;
const USES: UseLimit = { kind: 'appointment', visitor: 10, address: 60, household: 20, shop: 500 };

/**
 * Counts an appointment, or an attempt on somebody else's; refuses when a phone, a visitor, a network
 * or the whole shop made too many within an hour. The caller holds the phone's lock.
 * @throws `too-many-appointments` with `context.retryAfter`, seconds
 */
export async function countAppointment(tx: Db, ctx: CallContext, phone: string): Promise<void> {
  const { retryAfter: ofUses } = await waitForUse(tx, ctx, USES);
  const retryAfter = Math.max(ofUses, await waitOfPhone(tx, phone, ctx.now()));
  if (retryAfter > 0) throw refuse(HOUR_REFUSALS, 'too-many-appointments', { retryAfter });
  await noteUse(tx, ctx, { kind: 'appointment' });
}

async function waitOfPhone(tx: Db, phone: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - HOUR_SECONDS * 1000);
  const limit = PER_PHONE_HOURLY;
  const made = await tx
    .select({ at: appointments.createdAt })
    .from(appointments)
    .where(and(eq(appointments.phone, phone), gt(appointments.createdAt, since)))
    .orderBy(desc(appointments.createdAt))
    .limit(limit);
  const asked = await tx
    .select({ at: appointmentLinkRequests.at })
    .from(appointmentLinkRequests)
    .where(and(eq(appointmentLinkRequests.phone, phone), gt(appointmentLinkRequests.at, since)))
    .orderBy(desc(appointmentLinkRequests.at))
    .limit(limit);
  const times = [...made, ...asked]
    .map(({ at }) => at)
    .toSorted((one, other) => other.getTime() - one.getTime());
  return secondsToWait(times, { limit, seconds: HOUR_SECONDS }, now);
}
