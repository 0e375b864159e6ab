import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Payment } from '@yahont/contracts/payment/payment.ts';
import { startPart as contract } from '@yahont/contracts/payment/parts.ts';
import type { RefusalResult } from '@yahont/contracts/wire/endpoint.ts';
import { kopecks, type Kopecks } from '@yahont/values/money.ts';
import { isPart, partBounds } from '@yahont/values/sums/parts.ts';
import type { PartKind } from '@yahont/values/sums/tenders.ts';
import type { AccountContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound, refuse } from '#src/platform/errors.ts';
import {
  dueOf,
  findOwnOrder,
  getOrderRow,
  isPayable,
  lockOrder,
  lockTenders,
  restOf,
} from '#src/domains/buying/orders/index.ts';
import { openPayment } from '../open-payment.ts';
import { providerFor, type PaymentDeps } from '../payment-deps.ts';
import { hasReplaced, OPEN, type PaymentRow } from '../payment-row.ts';
import { readPayment } from '../payment.mapper.ts';
import { payments } from '../payment.tables.ts';
import { endReplaced } from '../reconcile/end-replaced.ts';
import { tryReconcile } from '../reconcile/try-reconcile.ts';
import { mostIn } from './most-in.ts';

export type StartPartResult = { ok: true; payment: Payment } | RefusalResult<typeof contract>;

type PartRequest = { orderId: number; method: PartKind; amount: Kopecks };

/**
 * Starts to pay a part of the caller's order, or continues the open attempt for the same sum in the
 * same way. An open attempt for another sum or way is replaced, even if it never reached the bank.
 * Throws `order-not-found`, and `payment-provider-unavailable` when the bank does not answer about the
 * new one.
 */
export async function startPart(
  ctx: AccountContext,
  deps: PaymentDeps,
  wish: PartRequest,
): Promise<StartPartResult> {
  const { accountId } = ctx.caller;
  const { orderId } = wish;
  const order = await findOwnOrder(ctx.db, { accountId, orderId });
  if (!order) throw notFound('order');
  if (order.paymentKind !== 'parts') return { ok: false, reason: 'not-payable' };
  const before = await findOpenPart(ctx.db, orderId);
  // Money that an open attempt has brought meanwhile is counted first, so that no second attempt is
  // opened for it.
  if (before !== undefined) await tryReconcile(ctx, deps, before.id);
  const opened = await ctx.db.transaction((tx) => open(tx, ctx, deps, wish));
  if (!opened.ok) return opened;
  await endReplaced(ctx, deps, orderId);
  const payment = await findOpenPart(ctx.db, orderId);
  if (payment !== undefined) await reconcileOrRefuse(ctx, deps, payment);
  const shown = (payment && (await findPart(ctx.db, payment.id))) ?? (await findLatestPart(ctx.db, orderId));
  if (!shown) throw new Error(`order ${orderId} has no payment after a part was opened`);
  return { ok: true, payment: await readPayment(ctx, deps, { paymentId: shown.id, order }) };
}

/** Without the provider's id there is no page to send the buyer to. */
async function reconcileOrRefuse(ctx: AccountContext, deps: PaymentDeps, payment: PaymentRow): Promise<void> {
  const fault = await tryReconcile(ctx, deps, payment.id);
  if (fault !== null && payment.providerId === null)
    throw refuse(contract.refusals, 'payment-provider-unavailable', {}, { cause: fault });
}

type Opened = { ok: true } | RefusalResult<typeof contract>;

/** The order is locked, so that of two tabs at once the second sees the first one's attempt. */
async function open(
  tx: Db,
  ctx: AccountContext,
  deps: PaymentDeps,
  { orderId, method, amount }: PartRequest,
): Promise<Opened> {
  await lockOrder(tx, orderId);
  const [order, tenders] = await Promise.all([getOrderRow(tx, orderId), lockTenders(tx, orderId)]);
  const rest = restOf(tenders);
  if (!rest || !isPayable(order, ctx.now())) return { ok: false, reason: 'not-payable' };
  const max = mostIn(deps.rules, method);
  if (max === null) return { ok: false, reason: 'way-unavailable' };
  const sums = { due: dueOf(tenders), left: kopecks(rest.amount), max };
  if (!isPart(amount, sums))
    return { ok: false, reason: 'part-refused', ...partBounds(sums), left: sums.left };
  const current = await findOpenPart(tx, orderId);
  if (current?.amount === amount && current.method === method) return { ok: true };
  const at = ctx.now();
  if (current)
    await tx.update(payments).set({ state: 'replaced', changedAt: at }).where(eq(payments.id, current.id));
  await openPayment(tx, {
    tender: { id: rest.id, orderId, amount },
    method,
    provider: providerFor(deps, method).name,
    isBesideAnother: current !== undefined || (await hasReplaced(tx, orderId)),
    at,
  });
  return { ok: true };
}

/** The attempt to pay a part that its buyer can still finish. */
export async function findOpenPart(db: Db, orderId: number): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.state, [...OPEN])))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return row;
}

async function findPart(db: Db, paymentId: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, paymentId));
  return row;
}

/** The newest attempt, in any state. */
export async function findLatestPart(db: Db, orderId: number): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(inArray(payments.state, [...OPEN])), desc(payments.createdAt), desc(payments.changedAt))
    .limit(1);
  return row;
}
