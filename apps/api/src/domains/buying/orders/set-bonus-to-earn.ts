import { eq } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { orders } from './orders.tables.ts';

/** Changes how many points an order earns, after some of its goods were returned. */
export async function setBonusToEarn(
  tx: Db,
  { orderId, points }: { orderId: number; points: number },
): Promise<void> {
  await tx.update(orders).set({ bonusToEarn: points }).where(eq(orders.id, orderId));
}
