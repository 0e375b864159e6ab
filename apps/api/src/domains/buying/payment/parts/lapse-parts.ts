import { eq } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { expireOverdue } from '#src/domains/buying/orders/index.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { refundOrder } from '../refunds/request-refund.ts';

/**
 * Expires orders in several payments whose rest has not come in time, releases their pieces and promises back every part that has come. Several
 * processes may run it simultaneously.
 * @returns how many expired; a full batch means that more may be waiting
 */
export function lapseParts(ctx: Context): Promise<number> {
  return expireOverdue(ctx, {
    name: 'payment',
    where: eq(orders.paymentKind, 'parts'),
    afterwards: refundOrder,
  });
}
