import { and, eq } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { payments } from '../payment.tables.ts';
import { tryReconcile } from './try-reconcile.ts';

/**
 * Asks the providers to end an order's replaced attempts before the shopper is sent to pay another one:
 * money that was not held cannot be released later, only refunded. On a failure the sweeper does it.
 */
export async function endReplaced(ctx: Context, deps: PaymentDeps, orderId: number): Promise<void> {
  const replaced = await ctx.db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'replaced')));
  for (const { id } of replaced) await tryReconcile(ctx, deps, id);
}
