import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { OPEN } from '../payment-row.ts';
import { payments } from '../payment.tables.ts';

/**
 * Gives every open attempt to pay a locked order up: their banks are asked to let them go, and what one brings all the same is claimed, or goes back.
 * Returns their ids.
 */
export async function replaceOpen(tx: Db, { now }: Pick<Context, 'now'>, orderId: number): Promise<string[]> {
  const rows = await tx
    .update(payments)
    .set({ state: 'replaced', changedAt: now() })
    .where(and(eq(payments.orderId, orderId), inArray(payments.state, [...OPEN])))
    .returning({ id: payments.id });
  return rows.map(({ id }) => id);
}
