import { eq } from 'drizzle-orm';
import { audit } from '#src/platform/audit/audit.ts';
import type { ActingContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { releaseVisits } from '#src/domains/goods/stock/index.ts';
import { appointments, type AppointmentRow } from '../appointments.tables.ts';
import { heldUntil } from './hold-term.ts';

/** A visit that a sale names, locked. */
export type VisitOfSale = {
  id: number;
  storeId: number;
  state: AppointmentRow['state'];
  /** The buyer unless the sale names another: an account, or the visitor who left name and phone. */
  visitor: { accountId: number | null; name: string | null; phone: string | null };
};

/** Locks the visit that a sale in a store ends. A visit that already ended in a sale may end in one more. */
export async function lockVisitForSale(
  tx: Db,
  { appointmentId, storeId }: { appointmentId: number; storeId: number },
): Promise<{ ok: true; visit: VisitOfSale } | { ok: false; reason: 'unknown-appointment' | 'visit-ended' }> {
  const row = await lockAppointment(tx, appointmentId);
  if (row?.storeId !== storeId) return { ok: false, reason: 'unknown-appointment' };
  const { id, state, accountId, name, phone } = row;
  if (state === 'replaced' || state === 'cancelled') return { ok: false, reason: 'visit-ended' };
  const visitor = accountId === null ? { accountId, name, phone } : { accountId, name: null, phone: null };
  return { ok: true, visit: { id, storeId, state, visitor } };
}

/** The visit ended in a sale: its other things are put back on sale. */
export async function finishVisitBySale(
  tx: Db,
  ctx: ActingContext,
  { id, storeId, state }: VisitOfSale,
): Promise<void> {
  await releaseVisits(tx, ctx, [id]);
  if (state === 'bought') return;
  await tx.update(appointments).set({ state: 'bought' }).where(eq(appointments.id, id));
  await audit(tx, ctx, {
    action: 'appointments.bought',
    subject: { type: 'appointment', id },
    storeId,
    before: { state },
    after: { state: 'bought' },
  });
}

/** Locks a visit; null for one that was deleted meanwhile. */
export async function lockAppointment(tx: Db, id: number): Promise<AppointmentRow | null> {
  const [row] = await tx.select().from(appointments).where(eq(appointments.id, id)).for('update');
  return row ?? null;
}

/**
 * The sale was a mistake and no other sale names the visit: the visitor came, but bought nothing.
 * @returns whether the pieces of the sale may be put aside for the visit again
 */
export async function reopenVisit(tx: Db, ctx: ActingContext, row: AppointmentRow): Promise<boolean> {
  if (row.state === 'bought') {
    await tx.update(appointments).set({ state: 'came' }).where(eq(appointments.id, row.id));
    await audit(tx, ctx, {
      action: 'appointments.came',
      subject: { type: 'appointment', id: row.id },
      storeId: row.storeId,
      before: { state: 'bought' },
      after: { state: 'came' },
    });
  }
  return heldUntil(row) > ctx.now();
}
