import type { Db } from '#src/platform/database/database.ts';
import { orderMessages } from '../../orders.tables.ts';

type NewMessage = Pick<
  typeof orderMessages.$inferInsert,
  'orderId' | 'staffId' | 'key' | 'channel' | 'text' | 'once' | 'heldUntil' | 'at'
>;

/** Keeps what staff wrote to the buyer. Returns its id; undefined: this key was written before. */
export async function keepMessage(tx: Db, message: NewMessage): Promise<number | undefined> {
  const [row] = await tx
    .insert(orderMessages)
    .values(message)
    .onConflictDoNothing()
    .returning({ id: orderMessages.id });
  return row?.id;
}
