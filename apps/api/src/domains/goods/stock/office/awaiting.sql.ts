import { sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOf } from '#src/platform/database/rows.ts';

type Reserved = { orderId: number | null; appointmentId: number | null };

/** Where the order or the visit of a piece waits for it. Both are domains above: read by name, never written (decision 0005). */
export async function findAwaiting(
  tx: Db,
  { orderId, appointmentId }: Reserved,
): Promise<{ storeId: number | null } | undefined> {
  const [awaiting] = await rowsOf<{ storeId: number | null }>(
    tx,
    orderId === null
      ? sql`select store_id as "storeId" from appointments where id = ${appointmentId}`
      : sql`select store_id as "storeId" from orders where id = ${orderId}`,
  );
  return awaiting;
}
