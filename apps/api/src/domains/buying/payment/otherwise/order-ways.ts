import type { OrderWays } from '@yahont/contracts/payment/otherwise.ts';
import { buyerKindOf } from '@yahont/values/buyer/buyer-kinds.ts';
import { DELIVERY } from '@yahont/values/delivery-kinds.ts';
import { kopecks, sumKopecks } from '@yahont/values/money.ts';
import { isBalance } from '@yahont/values/sums/tenders.ts';
import { waysInstead } from '@yahont/values/sums/ways/ways-instead.ts';
import type { WayToPay } from '@yahont/values/sums/ways-to-pay.ts';
import type { AccountContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { readTogether } from '#src/platform/database/reads.ts';
import { notFound } from '#src/platform/errors.ts';
import { LINE_KIND } from '#src/domains/buying/line-kinds/index.ts';
import {
  dueOf,
  earlierOrdersRead,
  findLines,
  findOwnOrder,
  findTenders,
  isPartlyPaid,
  isPayable,
  openCashOrdersRead,
  type OrderRow,
  type TenderRow,
} from '#src/domains/buying/orders/index.ts';
import { hasTransfers } from '../invoices/invoice-money.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { findLatestPayment, isOpen, type PaymentRow } from '../payment-row.ts';
import { tryReconcile } from '../reconcile/try-reconcile.ts';

/** How an unpaid order of the caller can be paid. Throws `order-not-found`. */
export async function getOrderWays(
  ctx: AccountContext,
  deps: PaymentDeps,
  orderId: number,
): Promise<OrderWays> {
  const { accountId } = ctx.caller;
  if (!(await findOwnOrder(ctx.db, { accountId, orderId }))) throw notFound('order');
  const before = await findLatestPayment(ctx.db, orderId);
  // If the bank does not answer, the stored state is used: ways that need no bank remain available.
  if (before !== undefined && isOpen(before.state)) await tryReconcile(ctx, deps, before.id);
  const [order, tenders, latest] = await Promise.all([
    findOwnOrder(ctx.db, { accountId, orderId }),
    findTenders(ctx.db, [orderId]),
    findLatestPayment(ctx.db, orderId),
  ]);
  if (!order) throw notFound('order');
  const canPay = isPayable(order, ctx.now()) && !isPartlyPaid(tenders);
  const open = canPay ? await waysOf(ctx.db, deps, { order, tenders }) : [];
  // The rest of an invoice is paid by the same invoice.
  const ways =
    canPay && (await hasTransfers(ctx.db, orderId)) ? open.filter(({ kind }) => kind === 'invoice') : open;
  return {
    orderId,
    due: dueOf(tenders),
    current: order.paymentKind,
    canPay,
    ways: ways.map(({ kind, isAvailable, reason, instalment }) => ({
      kind,
      isAvailable,
      reason,
      instalment,
    })),
    cashMax: deps.rules.cashMax,
    cardOnReceipt: deps.rules.cardOnReceipt,
    invoiceDays: deps.rules.invoice?.days ?? null,
    operator: deps.rules.credit?.operator ?? null,
    failed: latest === undefined ? null : failureOf(latest, order),
  };
}

/** An attempt in a way that the order has left does not count as failed: it was abandoned. */
function failureOf(
  { state, method, refusal, savedCardId }: PaymentRow,
  { paymentKind }: Pick<OrderRow, 'paymentKind'>,
): OrderWays['failed'] {
  if ((state !== 'refused' && state !== 'cancelled') || method !== paymentKind) return null;
  return { kind: method, refusal, isBySavedCard: savedCardId !== null };
}

type OrderRecord = { order: OrderRow; tenders: readonly TenderRow[] };

/** The ways for an order that waits for all of its money. */
export async function waysOf(
  db: Db,
  { rules }: Pick<PaymentDeps, 'rules'>,
  { order, tenders }: OrderRecord,
): Promise<WayToPay[]> {
  const [lines, { openCashOrders, earlier }] = await Promise.all([
    findLines(db, [order.id]),
    readTogether(db, {
      openCashOrders: openCashOrdersRead(order.accountId),
      earlier: earlierOrdersRead(order.accountId),
    }),
  ]);
  const balances = tenders.filter(({ kind }) => isBalance(kind));
  return waysInstead(
    {
      goods: kopecks(order.goods - order.promoDiscount),
      moneyOnly: sumKopecks(
        lines.flatMap(({ kind, total }) => (LINE_KIND[kind].isMoneyOnly ? [kopecks(total)] : [])),
      ),
      deliveryPrice: kopecks(order.deliveryPrice),
      fromBalances: sumKopecks(balances.map(({ amount }) => kopecks(amount))),
      isCarried: order.carrier !== null,
      isToday: DELIVERY[order.deliveryKind].comesToday,
      // The order itself does not count as another invoice.
      openInvoices: earlier.openInvoices - (order.paymentKind === 'invoice' ? 1 : 0),
      openCashOrders,
      buyer: buyerKindOf(order),
      isExchange: balances.some(({ kind }) => kind === 'exchange'),
    },
    rules,
  );
}
