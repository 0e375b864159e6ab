import { previewReturn as contract, type ReturnPreview } from '@yahont/contracts/returns/returns.ts';
import type { ReturnReason } from '@yahont/contracts/returns/return-lists.ts';
import { sumKopecks, ZERO } from '@yahont/values/money.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { notFound, refuse } from '#src/platform/errors.ts';
import { pointsToReverse } from '#src/domains/people/loyalty/index.ts';
import { findOwnOrder, findTenders, type OrderLineRow } from '#src/domains/buying/orders/index.ts';
import {
  countRefund,
  isPaidInFull,
  loadRefundFacts,
  pointsOfPart,
  type RefundCount,
} from '#src/domains/buying/payment/index.ts';
import { FAULTS } from '../postage/may-ask.ts';
import { findOfGift, withServices } from './order-facts.ts';

const NOTHING: ReturnPreview = { lines: [], delivery: ZERO, amount: ZERO, parts: [], pointsTaken: 0 };

type Wish = {
  lines: readonly number[];
  reason?: ReturnReason | undefined;
  exchange?: 'yes' | undefined;
};

/**
 * The refund for lines of an own order with their services, computed as in `refundReturn`. Reads only.
 * Throws `order-not-found`, `line-not-found`, `by-phone` and `already-returned`.
 */
export async function previewReturn(
  { db, caller: { accountId } }: AccountContext,
  orderId: number,
  { lines: lineIds, reason, exchange }: Wish,
): Promise<ReturnPreview> {
  const order = await findOwnOrder(db, { accountId, orderId });
  if (!order) throw notFound('order');
  const tenders = await findTenders(db, [orderId]);
  const facts = await loadRefundFacts(db, order, tenders);
  const own = facts.lines.filter(({ id }) => lineIds.includes(id));
  for (const lineId of await findOfGift(
    db,
    own.map(({ id }) => id),
  ))
    throw refuse(contract.refusals, 'by-phone', { lineId });
  const chosen = choose(facts, lineIds);
  if (!isPaidInFull(tenders)) return NOTHING;
  const { lines, delivery, amount, parts, earned } = countRefund(
    facts,
    chosen,
    'if-last',
    exchange !== undefined || (reason !== undefined && FAULTS.includes(reason)),
  );
  const amountOf = new Map(lines.map((line) => [line.id, line.amount]));
  return {
    lines: chosen
      .filter(({ parentPosition }) => parentPosition === null)
      .map((line) => ({
        lineId: line.id,
        amount: sumKopecks(withServices(line, facts.lines).map(({ id }) => amountOf.get(id) ?? ZERO)),
      })),
    delivery,
    amount,
    parts: byKind(parts),
    pointsTaken:
      order.status === 'completed'
        ? await pointsToReverse(db, { orderId, points: order.bonusToEarn - earned })
        : 0,
  };
}

/** The refund to each kind of tender: several certificates are one row. */
function byKind(parts: RefundCount['parts']): ReturnPreview['parts'] {
  const kinds = Map.groupBy(parts, ({ tender }) => tender.kind);
  return [...kinds].map(([kind, own]) => ({
    kind,
    amount: sumKopecks(own.map(({ amount }) => amount)),
    points: kind === 'bonus' ? own.reduce((sum, part) => sum + (pointsOfPart(part) ?? 0), 0) : null,
  }));
}

type Lines = { lines: readonly OrderLineRow[]; left: readonly OrderLineRow[] };

/** The requested lines with their services, in the order of the order. */
function choose({ lines, left }: Lines, lineIds: readonly number[]): OrderLineRow[] {
  const chosen = [...new Set(lineIds)].flatMap((lineId) => {
    const line = lines.find(({ id, parentPosition }) => id === lineId && parentPosition === null);
    if (!line) throw refuse(contract.refusals, 'line-not-found', { lineId }, { field: 'lines' });
    if (!left.includes(line)) throw refuse(contract.refusals, 'already-returned', { lineId });
    return withServices(line, lines);
  });
  return chosen.toSorted((a, b) => a.position - b.position);
}
