import { shipments } from '#src/domains/after/shipments/shipments.tables.ts';
import type { Context } from '#src/platform/context.ts';

/** Writes a parcel of an order that its carrier refused, for tests that only need one to exist. */
export async function writeBareParcel({ db, now }: Context, orderId: number): Promise<number> {
  const at = now();
  await db
    .insert(shipments)
    .values({ orderId, state: 'refused', problem: 'Пункт выдачи закрыт', stateSince: at, triedAt: at });
  return orderId;
}
