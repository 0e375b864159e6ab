import type { Kopecks } from '@yahont/values/money.ts';
import type { TenderKind } from '@yahont/values/sums/tenders.ts';
import type { Context } from '#src/platform/context.ts';

/** What goes back to one tender of an order, kopecks. `points`: of a tender of points, how many; null for every other. */
export type PartBack = {
  kind: TenderKind;
  amount: Kopecks;
  points: number | null;
  /** Paid on receipt by card. */
  byCard?: boolean;
};

/** Content of a message about one refund. `notifications` must not import `payment`; `compose` passes the reader in. */
export type RefundSums = {
  /** The lines that it pays back; empty where money of no line goes back. */
  lines: readonly { name: string; details: readonly string[]; amount: Kopecks }[];
  delivery: Kopecks;
  /** Lines and delivery, or the money of no line. */
  amount: Kopecks;
  parts: readonly PartBack[];
};

/** Null when there is no such refund. */
export type ReadRefund = (ctx: Context, refundId: string) => Promise<RefundSums | null>;
