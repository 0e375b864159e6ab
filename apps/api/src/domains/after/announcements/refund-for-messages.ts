import type { Kopecks } from '@yahont/values/money.ts';
import type { RefundForMessages as RefundSums } from '#src/domains/buying/payment/index.ts';
import type { Context } from '#src/platform/context.ts';
import type { OrderForMessages } from './order-for-messages.ts';

/** Amount refunded to one tender of an order, kopecks. */
export type PartBack = RefundSums['parts'][number];

/** An order and the content of one refund of it. `sent`: kopecks that a bank or an operator transfers. */
export type RefundForMessages = OrderForMessages & { sent: Kopecks; refund: RefundSums };

/** Null when there is no such refund. */
export type ReadRefund = (ctx: Context, refundId: string) => Promise<RefundSums | null>;
