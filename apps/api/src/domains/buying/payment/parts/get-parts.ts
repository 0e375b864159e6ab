import { getParts as contract, type OrderParts } from '@yahont/contracts/payment/parts.ts';
import { kopecks, sumKopecks, ZERO } from '@yahont/values/money.ts';
import { partBounds } from '@yahont/values/sums/parts.ts';
import { isBalance, PART_KINDS } from '@yahont/values/sums/tenders.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { notFound, refuse } from '#src/platform/errors.ts';
import {
  dueOf,
  findOwnOrder,
  findTenders,
  isPayable,
  orderNumber,
  restOf,
  type TenderRow,
} from '#src/domains/buying/orders/index.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { readPayment } from '../payment.mapper.ts';
import { tryReconcile } from '../reconcile/try-reconcile.ts';
import { mostIn } from './most-in.ts';
import { partsHeldUntil } from '../reconcile/parts-term.ts';
import { findLatestPart, findOpenPart } from './start-part.ts';

/**
 * An order of the caller that is paid in several payments. Throws `order-not-found`, and `not-in-parts`
 * for an order paid in another way.
 */
export async function getParts(ctx: AccountContext, deps: PaymentDeps, orderId: number): Promise<OrderParts> {
  const { accountId } = ctx.caller;
  const first = await findOwnOrder(ctx.db, { accountId, orderId });
  if (!first) throw notFound('order');
  if (first.paymentKind !== 'parts') throw refuse(contract.refusals, 'not-in-parts', {});
  const open = await findOpenPart(ctx.db, orderId);
  // If the bank does not answer, the stored state is used: received money is shown all the same.
  if (open) await tryReconcile(ctx, deps, open.id);
  const [order, tenders, latest] = await Promise.all([
    findOwnOrder(ctx.db, { accountId, orderId }),
    findTenders(ctx.db, [orderId]),
    findLatestPart(ctx.db, orderId),
  ]);
  if (!order) throw notFound('order');
  const due = dueOf(tenders);
  const rest = restOf(tenders);
  const left = rest ? kopecks(rest.amount) : ZERO;
  const came = partsOf(tenders);
  const canPay = rest !== undefined && isPayable(order, ctx.now());
  const term = partsHeldUntil(order.createdAt, deps.rules);
  // A part never shortens a longer hold, such as that of an invoice.
  const heldAfterFirst = order.expiresAt !== null && order.expiresAt > term ? order.expiresAt : term;
  return {
    orderId,
    orderNumber: orderNumber(orderId),
    due,
    paid: sumKopecks(came.map(({ amount }) => kopecks(amount))),
    left,
    until: (order.expiresAt ?? order.createdAt).toISOString(),
    heldAfterFirst: heldAfterFirst.toISOString(),
    canPay,
    ways: PART_KINDS.flatMap((kind) => {
      const max = mostIn(deps.rules, kind);
      return max === null || !canPay ? [] : [{ kind, ...partBounds({ due, left, max }) }];
    }),
    parts: came.map(({ kind, amount, refunded, changedAt }) => ({
      kind,
      amount: kopecks(amount),
      refunded: kopecks(refunded),
      at: changedAt.toISOString(),
    })),
    payment: latest ? await readPayment(ctx, deps, { paymentId: latest.id, order }) : null,
  };
}

/** The tenders of received money, oldest first. */
function partsOf(tenders: readonly TenderRow[]): TenderRow[] {
  return tenders
    .filter(({ kind, state }) => !isBalance(kind) && state === 'paid')
    .toSorted((a, b) => a.changedAt.getTime() - b.changedAt.getTime());
}
