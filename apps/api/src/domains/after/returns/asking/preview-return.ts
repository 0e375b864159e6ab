import { previewReturn as contract, type ReturnPreview } from '@yahont/contracts/returns/returns.ts';
import { sumKopecks, ZERO } from '@yahont/values/money.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { notFound, refuse } from '#src/platform/errors.ts';
import { pointsToReverse } from '#src/domains/people/loyalty/index.ts';
import { findOwnOrder, findTenders, paidFor, type OrderLineRow } from '#src/domains/buying/orders/index.ts';
import {
  countRefund,
  isPaidInFull,
  loadRefundFacts,
  pointsOfPart,
  type RefundCount,
} from '#src/domains/buying/payment/index.ts';
import { withServices } from './order-facts.ts';

const NOTHING: ReturnPreview = { lines: [], delivery: ZERO, amount: ZERO, parts: [], pointsTaken: 0 };

/**
 * What would go back for lines of an own order with their services, counted as `refundReturn` counts it. Reads only. Throws
 * `order-not-found`, `line-not-found` and `already-returned`.
 */
export async function previewReturn(
  { db, caller: { accountId } }: AccountContext,
  orderId: number,
  lineIds: readonly number[],
): Promise<ReturnPreview> {
  const order = await findOwnOrder(db, { accountId, orderId });
  if (!order) throw notFound('order');
  const tenders = await findTenders(db, [orderId]);
  const facts = await loadRefundFacts(db, order, tenders);
  const chosen = choose(facts, lineIds);
  if (!isPaidInFull(tenders)) return NOTHING;
  const { delivery, amount, parts, earned } = countRefund(facts, chosen, 'if-last');
  return {
    lines: chosen
      .filter(({ parentPosition }) => parentPosition === null)
      .map((line) => ({
        lineId: line.id,
        amount: sumKopecks(withServices(line, facts.lines).map(paidFor)),
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

/** What each kind of tender gets: several certificates are one row. */
function byKind(parts: RefundCount['parts']): ReturnPreview['parts'] {
  const kinds = Map.groupBy(parts, ({ tender }) => tender.kind);
  return [...kinds].map(([kind, own]) => ({
    kind,
    amount: sumKopecks(own.map(({ amount }) => amount)),
    points: kind === 'bonus' ? own.reduce((sum, part) => sum + (pointsOfPart(part) ?? 0), 0) : null,
  }));
}

type Lines = { lines: readonly OrderLineRow[]; left: readonly OrderLineRow[] };

/** The lines that were asked for, with their services, in the order of the order. */
function choose({ lines, left }: Lines, lineIds: readonly number[]): OrderLineRow[] {
  const chosen = [...new Set(lineIds)].flatMap((lineId) => {
    const line = lines.find(({ id, parentPosition }) => id === lineId && parentPosition === null);
    if (!line) throw refuse(contract.refusals, 'line-not-found', { lineId }, { field: 'lines' });
    if (!left.includes(line)) throw refuse(contract.refusals, 'already-returned', { lineId });
    return withServices(line, lines);
  });
  return chosen.toSorted((a, b) => a.position - b.position);
}
