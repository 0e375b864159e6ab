import { randomUUID } from 'node:crypto';
import { kopecks, sumKopecks, ZERO, type Kopecks } from '@yahont/values/money.ts';
import { REFUND_ORDER } from '@yahont/values/sums/refund-split.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { ActingContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { getOrderRow, lockOrder, lockTenders, promiseBack } from '#src/domains/buying/orders/index.ts';
import { countRefund, isPaidInFull, loadRefundFacts, type RefundCount } from './count-refund.ts';
import { reverseEarned } from './reverse-earned.ts';
import { refundLines, refundParts, refunds, type RefundReason } from './refunds.tables.ts';
import { writeRefund } from './write-refund.ts';

type MoveOver = {
  orderId: number;
  /** Ids of the exchanged lines, with their services. */
  lines: readonly number[];
  /** The price of the other order, kopecks: no more is carried over. */
  most: Kopecks;
  /** Reason for the refund of the remainder. */
  restReason: RefundReason;
  /** The receiver of a gift exchanges it: the buyer keeps the points of the old piece. */
  ofGift: boolean;
};

export type MovedOver = {
  /** The refund with the reason `exchanged`: the `reference` of its tender. */
  movedId: string;
  moved: Kopecks;
  /**
   * The refund of the remainder when the pieces cost more than the other order; null when nothing is
   * left.
   */
  restId: string | null;
};

/**
 * The amount paid for lines of an order pays another order instead of being refunded (decision 0082):
 * points first, then certificates, then money, so that the remainder is refunded as money. Points stay
 * spent and no provider is called. The delivery stays paid.
 * @returns null when the order was not paid in full
 */
export async function moveOver(
  tx: Db,
  ctx: ActingContext,
  { orderId, lines, most, restReason, ofGift }: MoveOver,
): Promise<MovedOver | null> {
  await lockOrder(tx, orderId);
  const tenders = await lockTenders(tx, orderId);
  if (!isPaidInFull(tenders)) return null;
  const order = await getOrderRow(tx, orderId);
  const facts = await loadRefundFacts(tx, order, tenders);
  const chosen = facts.left.filter(({ id }) => lines.includes(id));
  const count = countRefund(facts, chosen, false, true);
  const { over, rest } = divide(count.parts, most);
  const moved = sumKopecks(over.map(({ amount }) => amount));
  if (moved === ZERO) return null;
  const movedId = await writeMoved(tx, ctx, { orderId, lines: count.lines, parts: over, moved, ofGift });
  const restAmount = sumKopecks(rest.map(({ amount }) => amount));
  const restId =
    restAmount === ZERO
      ? null
      : await writeRefund(tx, ctx, {
          order,
          reason: restReason,
          exchangedId: movedId,
          ofGift,
          amount: restAmount,
          delivery: ZERO,
          lines: [],
          parts: rest,
        });
  if (!ofGift) await reverseEarned(tx, { order, refundId: movedId, earned: count.earned, at: ctx.now() });
  return { movedId, moved, restId };
}

type RefundParts = RefundCount['parts'];

/** Splits off the first `most` kopecks, in the order of a refund, from the rest. */
function divide(parts: RefundParts, most: Kopecks): { over: RefundParts; rest: RefundParts } {
  let left: number = most;
  const inOrder = parts.toSorted(
    (a, b) => REFUND_ORDER.indexOf(a.tender.kind) - REFUND_ORDER.indexOf(b.tender.kind),
  );
  const divided = inOrder.map(({ tender, amount }) => {
    const over = kopecks(Math.min(left, amount));
    left -= over;
    return { tender, over, rest: kopecks(amount - over) };
  });
  return {
    over: divided.map(({ tender, over: amount }) => ({ tender, amount })).filter(({ amount }) => amount > 0),
    rest: divided.map(({ tender, rest: amount }) => ({ tender, amount })).filter(({ amount }) => amount > 0),
  };
}

type MovedMoney = Pick<MoveOver, 'orderId' | 'ofGift'> & {
  lines: RefundCount['lines'];
  parts: RefundParts;
  moved: Kopecks;
};

async function writeMoved(
  tx: Db,
  ctx: ActingContext,
  { orderId, lines, parts, moved, ofGift }: MovedMoney,
): Promise<string> {
  const id = randomUUID();
  const at = ctx.now();
  const reason = 'exchanged' as const;
  const state = 'done' as const;
  const made = { id, orderId, amount: moved, reason, state, ofGift, createdAt: at, changedAt: at };
  await tx.insert(refunds).values(made);
  await tx.insert(refundLines).values(
    lines.map(({ id: orderLineId, amount, fromPoints }) => ({
      orderLineId,
      refundId: id,
      amount,
      fromPoints,
    })),
  );
  await tx.insert(refundParts).values(
    parts.map(({ tender, amount }) => ({
      refundId: id,
      tenderId: tender.id,
      amount,
      state: 'done' as const,
    })),
  );
  for (const { tender, amount } of parts) await promiseBack(tx, { tenderId: tender.id, amount, at });
  await audit(tx, ctx, {
    action: 'orders.refund',
    subject: { type: 'order', id: orderId },
    after: { refundId: id, amount: moved, lines: lines.map((line) => line.id) },
    reason,
  });
  return id;
}
