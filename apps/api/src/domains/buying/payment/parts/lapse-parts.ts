import { eq } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { expireOverdue } from '#src/domains/buying/orders/index.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { refundOrder } from '../refunds/request-refund.ts';

/**
 * Expires orders in several payments whose rest did not arrive in time, releases their pieces and plans
 * the refund of every received part. Several processes may run it simultaneously.
 * @returns how many expired; a full batch means that more may be waiting
 */
export function lapseParts(ctx: Context): Promise<number> {
  return expireOverdue(ctx, {
    name: 'payment',
    where: eq(orders.paymentKind, 'parts'),
    afterwards: refundOrder,
  });
}
