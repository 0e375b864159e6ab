import { and, asc, eq, sql } from 'drizzle-orm';
import { outbox } from '#src/platform/messages/outbox.tables.ts';
import type { TestShop } from '../shop.ts';

/** What the shop announced about money that it sent for an order, the oldest first. */
export async function announcedRefunds(
  { context }: TestShop,
  orderId: number,
): Promise<{ sent: unknown; isSurplus: unknown }[]> {
  const rows = await context.db
    .select({ payload: outbox.payload })
    .from(outbox)
    .where(and(eq(outbox.topic, 'refund-sent'), sql`(payload ->> 'orderId')::bigint = ${orderId}`))
    .orderBy(asc(outbox.id));
  return rows.map(({ payload }) => ({ sent: payload['sent'], isSurplus: payload['isSurplus'] }));
}
