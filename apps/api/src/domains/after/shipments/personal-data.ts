import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import type { PersonalData } from '#src/platform/personal-data.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { shipments } from './shipments.tables.ts';

/** A carrier may repeat the address or the phone that it refuses. */
export const shipmentData: PersonalData = {
  exportData: (db, { accountId }) =>
    db
      .select({ orderId: shipments.orderId, state: shipments.state, problem: shipments.problem })
      .from(shipments)
      .where(inArray(shipments.orderId, ordersOf(db, accountId)))
      .orderBy(asc(shipments.orderId)),
  erase: async (tx, { accountId }) => {
    await tx
      .update(shipments)
      .set({ problem: null })
      .where(inArray(shipments.orderId, ordersOf(tx, accountId)));
  },
};

const ordersOf = (db: Db, accountId: number) =>
  db.select({ id: orders.id }).from(orders).where(eq(orders.accountId, accountId));
