import { and, desc, eq, gt } from 'drizzle-orm';
import { HOUR_REFUSALS } from '@yahont/contracts/appointments/appointments.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { secondsToWait } from '#src/platform/http/window-limit.ts';
import { appointmentLinkRequests, appointments } from '../appointments.tables.ts';

const HOUR_SECONDS = 3600;
const LIMITS = { phone: 5, network: 10 } as const;

type Asked = { phone: string; network: string; now: Date };

/**
 * Refuses when a phone, or a network, made too many appointments within an hour or asked too often for the links of others.
 * The caller holds the locks of both.
 * @throws `too-many-appointments` with `context.retryAfter`, seconds
 */
export async function checkAppointmentLimits(tx: Db, { phone, network, now }: Asked): Promise<void> {
  const waits = [
    await waitOf(tx, { by: 'network', value: network, now }),
    await waitOf(tx, { by: 'phone', value: phone, now }),
  ];
  const retryAfter = Math.max(...waits);
  if (retryAfter > 0) throw refuse(HOUR_REFUSALS, 'too-many-appointments', { retryAfter });
}

type Scope = { by: keyof typeof LIMITS; value: string; now: Date };

async function waitOf(tx: Db, { by, value, now }: Scope): Promise<number> {
  const since = new Date(now.getTime() - HOUR_SECONDS * 1000);
  const limit = LIMITS[by];
  const made = await tx
    .select({ at: appointments.createdAt })
    .from(appointments)
    .where(and(eq(appointments[by], value), gt(appointments.createdAt, since)))
    .orderBy(desc(appointments.createdAt))
    .limit(limit);
  const asked = await tx
    .select({ at: appointmentLinkRequests.at })
    .from(appointmentLinkRequests)
    .where(and(eq(appointmentLinkRequests[by], value), gt(appointmentLinkRequests.at, since)))
    .orderBy(desc(appointmentLinkRequests.at))
    .limit(limit);
  const times = [...made, ...asked]
    .map(({ at }) => at)
    .toSorted((one, other) => other.getTime() - one.getTime());
  return secondsToWait(times, { limit, seconds: HOUR_SECONDS }, now);
}
