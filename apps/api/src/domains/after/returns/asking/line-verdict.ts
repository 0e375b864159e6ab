import type { LineVerdict, ReturnableLine } from '@yahont/contracts/returns/returns.ts';
import type { LineRefusal } from '@yahont/contracts/returns/return-lists.ts';
import type { OrderStatus } from '@yahont/contracts/orders/orders.ts';
import { buyerKindOf } from '@yahont/values/buyer/buyer-kinds.ts';
import { kopecks, sumKopecks } from '@yahont/values/money.ts';
import { returnRule, unwantedRefusal } from '#src/domains/buying/line-kinds/index.ts';
import { paidFor, type OrderLineRow } from '#src/domains/buying/orders/index.ts';
import { withServices, type OrderFacts } from './order-facts.ts';

type VerdictQuery = {
  isFaulty: boolean;
  /** A return at the door, where the shop's promise of a fitting applies to every buyer. */
  isFitting?: boolean;
  now: Date;
};

/** Orders that ended without a hand-over. */
const ENDED: readonly OrderStatus[] = ['cancelled', 'expired', 'refunded'];

/** Whether a line may be returned now, for one of the two reasons that the law knows. */
export function verdictOn(
  line: OrderLineRow,
  facts: OrderFacts,
  { isFaulty, isFitting = false, now }: VerdictQuery,
): LineVerdict {
  if (facts.returned.has(line.id)) return refused('already-returned');
  const { status, stateSince } = facts.order;
  if (ENDED.includes(status)) return refused('order-ended');
  const services = withServices(line, facts.lines).flatMap(({ service, parentPosition }) =>
    service === null || parentPosition === null ? [] : [service],
  );
  const rule = returnRule({
    kind: line.kind,
    services,
    receivedAt: status === 'completed' ? stateSince : null,
    now,
    offsetHours: facts.offsetHours,
    isFaulty,
  });
  if (!rule.ok && rule.reason !== 'too-late') return refused(rule.reason);
  if (rule.until === null) return refused('not-received-yet');
  const refusal = unwantedRefusal({ kind: line.kind, services, buyer: buyerKindOf(facts.order) });
  if (refusal === 'company' && !isFaulty && !isFitting) return refused('company');
  return rule.ok ? { isReturnable: true, until: rule.until } : refused(rule.reason, rule.until);
}

function refused(reason: LineRefusal, until: string | null = null): LineVerdict {
  return { isReturnable: false, reason, until };
}

/** What the shopper may return from an order; services are shown with their line. */
export function returnableLines(facts: OrderFacts, now: Date): Omit<ReturnableLine, 'otherSizes'>[] {
  return facts.lines
    .filter(({ parentPosition }) => parentPosition === null)
    .map((line) => {
      const together = withServices(line, facts.lines);
      return {
        lineId: line.id,
        amount: sumKopecks(together.map(paidFor)),
        fromPoints: sumKopecks(together.map(({ bonusDiscount }) => kopecks(bonusDiscount))),
        unwanted: verdictOn(line, facts, { isFaulty: false, now }),
        faulty: verdictOn(line, facts, { isFaulty: true, now }),
      };
    });
}
