import { and, eq } from 'drizzle-orm';
import { kopecks } from '@yahont/values/money.ts';
import { audit } from '#src/platform/audit/audit.ts';
import { asSystem, type ActingContext, type Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import {
  lockOrder,
  lockTenders,
  moveOrder,
  openForPayment,
  payTender,
} from '#src/domains/buying/orders/index.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { moveOver, refundOrder } from '#src/domains/buying/payment/index.ts';
import { refunds, type RefundReason } from '#src/domains/buying/payment/refunds/refunds.tables.ts';
import { returns, type ReturnRow } from '../returns.tables.ts';

/** How long the other piece is kept for the difference, milliseconds. */
const PAY_MS = 3 * 86_400_000;

type Settle = {
  row: Pick<ReturnRow, 'id' | 'orderId' | 'exchangeOrderId' | 'storeId'>;
  /** Ids of the lines that came back. */
  lines: readonly number[];
  restReason: RefundReason;
};

/**
 * The shop takes the piece back: what it had cost pays the other order, which goes on at once, or waits three days for the difference.
 * @returns the refund of what is left over; undefined when there is no exchange any more
 */
export async function settleExchange(
  tx: Db,
  ctx: ActingContext,
  { row: { id: returnId, orderId, exchangeOrderId, storeId }, lines, restReason }: Settle,
): Promise<{ refundId: string | null } | undefined> {
  if (exchangeOrderId === null || !(await isReserved(tx, exchangeOrderId))) return undefined;
  const tender = (await lockTenders(tx, exchangeOrderId)).find(({ kind }) => kind === 'exchange');
  if (!tender) throw new Error(`order ${exchangeOrderId} is no exchange`);
  const over = await moveOver(tx, ctx, { orderId, lines, most: kopecks(tender.amount), restReason });
  if (over?.moved !== tender.amount) throw new Error(`return ${returnId} does not pay its exchange`);
  const at = ctx.now();
  const { isOrderSettled } = await payTender(tx, { tenderId: tender.id, reference: over.movedId, at });
  if (isOrderSettled) await moveOrder(tx, ctx, { orderId: exchangeOrderId, to: 'paid', note: 'exchanged' });
  else await openForPayment(tx, ctx, { orderId: exchangeOrderId, until: new Date(at.getTime() + PAY_MS) });
  await audit(tx, ctx, {
    action: 'returns.exchange',
    subject: { type: 'return', id: returnId },
    storeId,
    after: { orderId: exchangeOrderId, moved: over.moved, restId: over.restId },
  });
  return { refundId: over.restId };
}

/** The piece before stays with its buyer: the other one is for sale again. */
export async function dropExchange(tx: Db, ctx: ActingContext, exchangeOrderId: number): Promise<void> {
  if (await isReserved(tx, exchangeOrderId))
    await moveOrder(tx, ctx, { orderId: exchangeOrderId, to: 'cancelled', note: 'exchange-dropped' });
}

/** Whether it waits for the check. */
async function isReserved(tx: Db, orderId: number): Promise<boolean> {
  await lockOrder(tx, orderId);
  const [order] = await tx
    .select({ status: orders.status, expiresAt: orders.expiresAt })
    .from(orders)
    .where(eq(orders.id, orderId));
  return order?.status === 'awaiting-payment' && order.expiresAt === null;
}

/**
 * The order that an exchange had paid ended, because the difference never came or it was cancelled: the return becomes one for money.
 * Doing it twice changes nothing.
 */
export async function endExchange(ctx: Context, orderId: number): Promise<void> {
  const house = asSystem(ctx, 'jobs');
  await ctx.db.transaction(async (tx) => {
    const { status } = await lockOrder(tx, orderId);
    if (status !== 'expired' && status !== 'cancelled' && status !== 'refunded') return;
    await refundOrder(tx, house, orderId);
    const [row] = await tx.select().from(returns).where(eq(returns.exchangeOrderId, orderId));
    if (!row || row.endedRefundId !== null) return;
    const back = await findGivenBack(tx, orderId);
    // In returns of before `endedRefundId` it may be the only refund.
    if (back !== undefined && back !== row.refundId)
      await tx.update(returns).set({ endedRefundId: back }).where(eq(returns.id, row.id));
  });
}

/** The refund of what had paid an exchange: its tender names what was moved, and so does that refund. */
async function findGivenBack(tx: Db, exchangeOrderId: number): Promise<string | undefined> {
  const tender = (await lockTenders(tx, exchangeOrderId)).find(({ kind }) => kind === 'exchange');
  if (!tender || tender.reference === null) return undefined;
  const [back] = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.exchangedId, tender.reference), eq(refunds.reason, 'exchange-ended')));
  return back?.id;
}
