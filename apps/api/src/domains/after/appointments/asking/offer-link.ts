import { and, count, desc, eq, gt, isNotNull } from 'drizzle-orm';
import type { CallContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { appointmentLinkRequests, type AppointmentRow } from '../appointments.tables.ts';
import { countAppointment } from './appointment-limits.ts';

const RESEND_MS = 10 * 60_000;
const DAY_MS = 86_400_000;
/** Nobody may flood another person's phone with messages. */
const PER_PHONE_DAILY = 3;

type LinkRequest = { open: AppointmentRow; network: string };

/**
 * Sends the link of an open appointment to its phone, unless an SMS with it was sent minutes ago or
 * three were sent within a day. The caller holds the phone's lock.
 * @throws `too-many-appointments`
 */
export async function offerLink(tx: Db, ctx: CallContext, { open, network }: LinkRequest): Promise<void> {
  const { phone } = open;
  const now = ctx.now();
  await countAppointment(tx, ctx, phone);
  const isSent = !(await wasSentLately(tx, open, now));
  await tx.insert(appointmentLinkRequests).values({ phone, network, at: now, sentAt: isSent ? now : null });
  if (isSent)
    await enqueue(tx, { topic: 'send-appointment', payload: { appointmentId: open.id, about: 'link' } });
}

async function wasSentLately(tx: Db, { phone, createdAt }: AppointmentRow, now: Date): Promise<boolean> {
  const { sentAt } = appointmentLinkRequests;
  const ofPhone = and(
    eq(appointmentLinkRequests.phone, phone),
    isNotNull(sentAt),
    gt(sentAt, new Date(now.getTime() - DAY_MS)),
  );
  const [sent] = await tx.select({ times: count() }).from(appointmentLinkRequests).where(ofPhone);
  const [last] = await tx
    .select({ sentAt })
    .from(appointmentLinkRequests)
    .where(ofPhone)
    .orderBy(desc(sentAt))
    .limit(1);
  const lastAt = Math.max(createdAt.getTime(), last?.sentAt?.getTime() ?? 0);
  return now.getTime() - lastAt < RESEND_MS || (sent?.times ?? 0) >= PER_PHONE_DAILY;
}
