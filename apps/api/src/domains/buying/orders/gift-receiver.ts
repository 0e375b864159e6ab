import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Receiver } from '@yahont/contracts/orders/receiver.ts';
import type { Db } from '#src/platform/database/database.ts';
import { orders } from './orders.tables.ts';

/** In the place of a receiver who was erased. */
const NOBODY: Receiver = { name: '', lastName: '', phone: '', isSurprise: false };

/** What the receiver of presents wrote when they exchanged them. */
export function findGiftReceiver(db: Db, phone: string) {
  return db
    .select({ receiver: orders.receiver, createdAt: orders.createdAt, status: orders.status })
    .from(orders)
    .where(byReceiver(phone))
    .orderBy(asc(orders.id));
}

/** Removes name, phone and address of the receiver. The order stays, as its buyer's. */
export async function eraseGiftReceiver(tx: Db, phone: string): Promise<void> {
  await tx
    .update(orders)
    .set({
      receiver: NOBODY,
      deliveryAddress: sql`case when ${orders.deliveryKind} = 'pickup' then ${orders.deliveryAddress} else '' end`,
    })
    .where(byReceiver(phone));
}

function byReceiver(phone: string): SQL | undefined {
  return and(eq(orders.ofGift, true), sql`${orders.receiver} ->> 'phone' = ${phone}`);
}
