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

/** How long the new piece is reserved while the difference is unpaid, milliseconds. */
const PAY_MS = 3 * 86_400_000;

type Settle = {
  row: Pick<ReturnRow, 'id' | 'orderId' | 'exchangeOrderId' | 'storeId' | 'ofGift'>;
  /** Ids of the returned lines. */
  lines: readonly number[];
  restReason: RefundReason;
};

/**
 * The shop accepts the returned piece: its price pays the new order, which continues at once, or waits
 * three days for the difference.
 * @returns the refund of the remainder; undefined when the exchange no longer exists
 */
export async function settleExchange(
  tx: Db,
  ctx: ActingContext,
  { row: { id: returnId, orderId, exchangeOrderId, storeId, ofGift }, lines, restReason }: Settle,
): Promise<{ refundId: string | null } | undefined> {
  if (exchangeOrderId === null || !(await isReserved(tx, exchangeOrderId))) return undefined;
  const tender = (await lockTenders(tx, exchangeOrderId)).find(({ kind }) => kind === 'exchange');
  if (!tender) throw new Error(`order ${exchangeOrderId} is no exchange`);
  const most = kopecks(tender.amount);
  const over = await moveOver(tx, ctx, { orderId, lines, most, restReason, ofGift });
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

/** The old piece stays with its buyer: the new one is for sale again. */
export async function dropExchange(tx: Db, ctx: ActingContext, exchangeOrderId: number): Promise<void> {
  if (await isReserved(tx, exchangeOrderId))
    await moveOrder(tx, ctx, { orderId: exchangeOrderId, to: 'cancelled', note: 'exchange-dropped' });
}

/** Whether the exchange waits for the check. */
async function isReserved(tx: Db, orderId: number): Promise<boolean> {
  await lockOrder(tx, orderId);
  const [order] = await tx
    .select({ status: orders.status, expiresAt: orders.expiresAt })
    .from(orders)
    .where(eq(orders.id, orderId));
  return order?.status === 'awaiting-payment' && order.expiresAt === null;
}

/**
 * The order paid by an exchange ended, because the difference was not paid or it was cancelled: the
 * return becomes a refund. Doing it twice changes nothing.
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
    // In returns made before `endedRefundId` existed it may be the only refund.
    if (back !== undefined && back !== row.refundId)
      await tx.update(returns).set({ endedRefundId: back }).where(eq(returns.id, row.id));
  });
}

/**
 * The refund of the amount that had paid an exchange; its tender names the carried-over amount, and so
 * does that refund.
 */
async function findGivenBack(tx: Db, exchangeOrderId: number): Promise<string | undefined> {
  const tender = (await lockTenders(tx, exchangeOrderId)).find(({ kind }) => kind === 'exchange');
  if (!tender || tender.reference === null) return undefined;
  const [back] = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.exchangedId, tender.reference), eq(refunds.reason, 'exchange-ended')));
  return back?.id;
}
