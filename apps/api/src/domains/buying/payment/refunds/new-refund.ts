import type { Kopecks } from '@yahont/values/money.ts';
import type { ActingContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import type { OrderRow, TenderRow } from '#src/domains/buying/orders/index.ts';
import type { RefundReason } from './refunds.tables.ts';

export type NewRefund = {
  order: Pick<OrderRow, 'id' | 'accountId'>;
  reason: RefundReason;
  /** The refund `exchanged` of which this is the rest, or which this gives back. */
  exchangedId?: string;
  amount: Kopecks;
  delivery: Kopecks;
  lines: readonly { id: number; amount: Kopecks }[];
  /** Locked tenders of the order and what goes back to each. */
  parts: readonly {
    tender: TenderRow;
    amount: Kopecks;
    /** A surplus payment that goes back instead of what the tender has brought. */
    paymentId?: string;
    /** Of an amount that was promised back before, when it paid another order: what of the tender has left the shop, kopecks. */
    movedBefore?: Kopecks;
  }[];
};

export type WriteRefund = (tx: Db, ctx: ActingContext, refund: NewRefund) => Promise<string>;
