import { and, eq, inArray, ne } from 'drizzle-orm';
import type { ActingContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import type { OrderStatus } from '@yahont/contracts/orders/orders.ts';
import { changeWayOf, lockTenders, type lockOrder } from '#src/domains/buying/orders/index.ts';
import { ALIVE, isOpen, type PaymentRow } from '../payment-row.ts';
import { payments } from '../payment.tables.ts';

type Claim = {
  payment: Pick<PaymentRow, 'id' | 'tenderId' | 'amount' | 'method'>;
  order: Awaited<ReturnType<typeof lockOrder>>;
};

/** The shop expects payment on receipt, and staff know that. */
const IN_WORK: readonly OrderStatus[] = ['assembling', 'ready', 'in-delivery', 'completed', 'refunded'];

/**
 * Assigns the money of a replaced payment that its provider took all the same. While the tender still
 * waits, this money pays it: the newer attempt is replaced in turn, and the order is paid in the
 * earlier way. It is a surplus when the tender is already paid, when an order to be paid on receipt is
 * in work, or when the sums differ. Lock the order first.
 */
export async function claimTender(
  tx: Db,
  ctx: ActingContext,
  { payment: { id, tenderId, amount, method }, order }: Claim,
): Promise<'succeeded' | 'surplus'> {
  const tender = (await lockTenders(tx, order.id)).find((one) => one.id === tenderId);
  if (!tender || tender.state === 'paid' || tender.amount !== amount || IN_WORK.includes(order.status))
    return 'surplus';
  const [other] = await tx
    .select({ id: payments.id, state: payments.state })
    .from(payments)
    .where(and(eq(payments.tenderId, tenderId), ne(payments.id, id), inArray(payments.state, [...ALIVE])))
    .for('update');
  if (other && !isOpen(other.state)) return 'surplus';
  if (other)
    await tx
      .update(payments)
      .set({ state: 'replaced', changedAt: ctx.now() })
      .where(eq(payments.id, other.id));
  if (tender.kind !== method) await changeWayOf(tx, ctx, { order, tenderId, kind: method });
  return 'succeeded';
}
