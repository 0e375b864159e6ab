import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { OPEN } from '../payment-row.ts';
import { payments } from '../payment.tables.ts';

/**
 * Replaces every open attempt to pay a locked order: their banks are asked to release them, and money
 * that arrives all the same is assigned or refunded. Returns their ids.
 */
export async function replaceOpen(tx: Db, { now }: Pick<Context, 'now'>, orderId: number): Promise<string[]> {
  const rows = await tx
    .update(payments)
    .set({ state: 'replaced', changedAt: now() })
    .where(and(eq(payments.orderId, orderId), inArray(payments.state, [...OPEN])))
    .returning({ id: payments.id });
  return rows.map(({ id }) => id);
}
