import type { Kopecks } from '@yahont/values/money.ts';
import type { ActingContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import type { OrderRow, TenderRow } from '#src/domains/buying/orders/index.ts';
import type { RefundReason } from './refunds.tables.ts';

export type NewRefund = {
  order: Pick<OrderRow, 'id' | 'accountId'>;
  reason: RefundReason;
  /** The refund `exchanged` of which this is the remainder, or which this reverses. */
  exchangedId?: string;
  /** Whether the receiver of a gift caused it; false by default. */
  ofGift?: boolean;
  amount: Kopecks;
  delivery: Kopecks;
  lines: readonly { id: number; amount: Kopecks; fromPoints: Kopecks }[];
  /** Locked tenders of the order and the amount refunded to each. */
  parts: readonly {
    tender: TenderRow;
    amount: Kopecks;
    /** A surplus payment to refund, instead of the tender's own payment. */
    paymentId?: string;
    /** How much of the tender was planned to be refunded earlier, when it paid another order, kopecks. */
    movedBefore?: Kopecks;
  }[];
};

export type WriteRefund = (tx: Db, ctx: ActingContext, refund: NewRefund) => Promise<string>;
