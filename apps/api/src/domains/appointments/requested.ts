import { and, count, eq } from 'drizzle-orm';
import { makeAppointment } from '@yahont/contracts/appointments/appointments.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { appointments } from './appointments.tables.ts';

/** As many visitors an hour can be received with care in a store. */
export const VISITORS_AN_HOUR = 2;

type Wish = Omit<typeof appointments.$inferInsert, 'id' | 'state' | 'accountId'>;

/** The appointment of a phone for a stone; `isSame`: in that store, at that hour, with that setting. */
export async function findRequested(tx: Db, { phone, stoneId, storeId, startsAt, skuId }: Wish) {
  const [row] = await tx
    .select()
    .from(appointments)
    .where(
      and(
        eq(appointments.phone, phone),
        eq(appointments.stoneId, stoneId),
        eq(appointments.state, 'requested'),
      ),
    );
  if (!row) return null;
  const isSame =
    row.storeId === storeId && row.startsAt.getTime() === startsAt.getTime() && row.skuId === skuId;
  return { id: row.id, isSame };
}

/**
 * Writes an appointment in place of the one it replaces. The caller holds the lock of the hour.
 * @returns its number
 * @throws `slot-taken`
 */
export async function keepHour(
  tx: Db,
  wish: Wish & { accountId: number | null },
  replacedId: number | null,
): Promise<number> {
  if (replacedId !== null)
    await tx.update(appointments).set({ state: 'replaced' }).where(eq(appointments.id, replacedId));
  const [taken] = await tx
    .select({ visitors: count() })
    .from(appointments)
    .where(
      and(
        eq(appointments.storeId, wish.storeId),
        eq(appointments.startsAt, wish.startsAt),
        eq(appointments.state, 'requested'),
      ),
    );
  if ((taken?.visitors ?? 0) >= VISITORS_AN_HOUR)
    throw refuse(makeAppointment.refusals, 'slot-taken', {}, { field: 'startsAt' });
  const [row] = await tx
    .insert(appointments)
    .values({ ...wish, state: 'requested' })
    .returning({ id: appointments.id });
  if (!row) throw new Error('an insert answered without a row');
  return row.id;
}
