import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { HOUR_REFUSALS, type AppointmentEnder } from '@yahont/contracts/appointments/appointments.ts';
import { DESKS } from '@yahont/contracts/appointments/desks.ts';
import { cancelVisit } from '@yahont/contracts/appointments/visits.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { lockName } from '#src/platform/http/window-limit.ts';
import { appointments, type AppointmentRow } from '../appointments.tables.ts';
import { atDesk, capacityFor } from './desks.ts';

export type NewAppointment = Omit<typeof appointments.$inferInsert, 'id' | 'state' | 'visitId'>;

/** Who moves or cancels: `id` is that of the account or member of staff. */
export type EndedBy = { by: AppointmentEnder; id: number | null };

type Contested = Pick<NewAppointment, 'network' | 'phone' | 'storeId' | 'startsAt'>;

/** Serialises everything that competes for the same hour, phone or network. */
export async function lockWish(tx: Db, { network, phone, storeId, startsAt }: Contested): Promise<void> {
  // Always network, phone, hour: a fixed order prevents deadlocks.
  await lockName(tx, `appointment-network:${network}`);
  await lockPhone(tx, phone);
  await lockName(tx, `appointment-hour:${storeId}:${startsAt.getTime()}`);
}

export async function lockPhone(tx: Db, phone: string): Promise<void> {
  await lockName(tx, `appointment-phone:${phone}`);
}

/**
 * The open appointment of a phone for a subject. One whose hour has passed makes room for the next,
 * which takes over the things that it still holds.
 * @returns `heldBy`: the appointment that may hold the subject for this phone
 */
export async function findOpen(
  tx: Db,
  { phone, subject }: Pick<NewAppointment, 'phone' | 'subject'>,
  now: Date,
): Promise<{ open: AppointmentRow | null; heldBy: number | null }> {
  const [row] = await tx
    .select()
    .from(appointments)
    .where(
      and(
        eq(appointments.phone, phone),
        eq(appointments.subject, subject),
        inArray(appointments.state, ['requested', 'past', 'came']),
      ),
    )
    .orderBy(sql`${appointments.state} = 'requested' desc`, desc(appointments.startsAt))
    .limit(1)
    // Staff, who do not hold a phone's lock, may be cancelling it.
    .for('update');
  if (!row) return { open: null, heldBy: null };
  if (row.state === 'requested' && row.startsAt > now) return { open: row, heldBy: row.id };
  if (row.state === 'requested')
    await tx.update(appointments).set({ state: 'past' }).where(eq(appointments.id, row.id));
  return { open: null, heldBy: row.id };
}

/**
 * Writes an appointment, replacing an earlier one if there is one. The caller holds the locks of
 * `lockWish`.
 * @returns its row
 * @throws `slot-taken`, `visit-ended` when the replaced one was cancelled meanwhile
 */
export async function keepHour(
  tx: Db,
  wanted: NewAppointment,
  replaced: { row: AppointmentRow; ender: EndedBy } | null,
): Promise<AppointmentRow> {
  if (replaced !== null)
    await endAppointment(tx, replaced.row.id, { state: 'replaced', at: wanted.createdAt, ...replaced.ender });
  const [taken] = await tx
    .select({ visitors: count() })
    .from(appointments)
    .where(
      and(
        eq(appointments.storeId, wanted.storeId),
        eq(appointments.startsAt, wanted.startsAt),
        eq(appointments.state, 'requested'),
        atDesk(DESKS[wanted.kind]),
      ),
    );
  const capacityOf = await capacityFor(tx, wanted.kind, [wanted.storeId]);
  if ((taken?.visitors ?? 0) >= capacityOf(wanted.storeId))
    throw refuse(HOUR_REFUSALS, 'slot-taken', {}, { field: 'startsAt' });
  const visitId = replaced?.row.visitId ?? randomUUID();
  const [row] = await tx
    .insert(appointments)
    .values({ ...wanted, state: 'requested', visitId })
    .returning();
  if (!row) throw new Error('an insert answered without a row');
  return row;
}

/**
 * Ends an open appointment and records who did.
 * @throws `visit-ended` when it is no longer open
 */
export async function endAppointment(
  tx: Db,
  id: number,
  { state, at, by, id: endedById }: EndedBy & { state: 'replaced' | 'cancelled'; at: Date },
): Promise<void> {
  const ended = await tx
    .update(appointments)
    .set({ state, endedAt: at, endedBy: by, endedById })
    .where(and(eq(appointments.id, id), eq(appointments.state, 'requested')))
    .returning({ id: appointments.id });
  if (ended.length === 0) throw refuse(cancelVisit.refusals, 'visit-ended', {});
}
