import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { returns } from '../returns.tables.ts';

/** Where couriers collect presents from their receiver, by the phone that they gave. */
export async function findGiftAddresses(db: Db, phone: string): Promise<string[]> {
  const rows = await db
    .select({ address: returns.address })
    .from(returns)
    .where(and(eq(returns.way, 'courier'), inArray(returns.exchangeOrderId, ordersOf(db, phone))));
  return rows.flatMap(({ address }) => address ?? []);
}

/** Removes those addresses. */
export async function eraseGiftAddress(tx: Db, phone: string): Promise<void> {
  await tx
    .update(returns)
    .set({ address: '' })
    .where(and(eq(returns.way, 'courier'), inArray(returns.exchangeOrderId, ordersOf(tx, phone))));
}

function ordersOf(db: Db, phone: string) {
  return db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.ofGift, true), sql`${orders.receiver} ->> 'phone' = ${phone}`));
}
