import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, lte, or } from 'drizzle-orm';
import { kopecks, type Kopecks } from '@yahont/values/money.ts';
import { ONLINE_KINDS } from '@yahont/values/sums/tenders.ts';
import { asSystem, type ActingContext, type Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { getOrderForMessages, lockOrder } from '#src/domains/buying/orders/index.ts';
import { orderTenders } from '#src/domains/buying/orders/tenders/tenders.tables.ts';
import { findProvider, type PaymentDeps } from '../payment-deps.ts';
import { payments } from '../payment.tables.ts';
import type { PaymentProvider, Receipt, RefundAnswer } from '../provider.ts';
import { goodsBack, receiptFor, receiptOf, settled } from '../receipt.ts';
import { takeHeld } from './take-held.ts';
import { findHandOver, openReceiptByHand, openRefundReceipt } from '../receipts/open-receipts.ts';
import { finishRefund } from '../refunds/finish-refund.ts';
import { paymentOfPart } from '../refunds/payment-of-part.ts';
import { refundLines, refundParts, refunds, type RefundReason } from '../refunds/refunds.tables.ts';

/**
 * Asks the provider to refund each part that a card or credit paid, or checks the refund that it has
 * already begun. Safe to repeat and to run twice at once: the id of the refund is the idempotence key.
 * A failed or unfinished part stays pending and does not stop the others. A refund that the provider
 * cancelled is requested again by the next call.
 */
export async function carryOutRefund(ctx: Context, deps: PaymentDeps, refundId: string): Promise<void> {
  const parts = await findOnlineParts(ctx.db, refundId);
  const faults: unknown[] = [];
  for (const part of parts.filter(({ partState }) => partState === 'pending')) {
    try {
      const key = parts.length === 1 ? refundId : keyOfPart(refundId, part.tenderId);
      await carryOutPart(ctx, deps, { ...part, refundId, key });
    } catch (error) {
      faults.push(error);
    }
  }
  if (faults.length > 0) throw faults[0];
}

/**
 * When one refund covers several payments, each is a separate request to the provider. Shaped like a
 * UUID, which some providers require.
 */
function keyOfPart(refundId: string, tenderId: string): string {
  const hex = createHash('sha256').update(`${refundId} ${tenderId}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}

type OnlinePart = Awaited<ReturnType<typeof findOnlineParts>>[number] & { refundId: string; key: string };

async function carryOutPart(ctx: Context, deps: PaymentDeps, part: OnlinePart): Promise<void> {
  const { refundId } = part;
  if (part.state === 'held') {
    await takeHeld(ctx, deps, part.paymentId);
    return;
  }
  const { orderId, tenderId, providerId } = part;
  const provider = findProvider(deps, part.provider);
  if (!provider) throw new Error(`refund ${refundId} belongs to ${part.provider}`);
  if (providerId === null) throw new Error(`refund ${refundId} is of a payment without an id`);
  const amount = kopecks(part.amount);
  const asked = { ...part, provider, providerId, amount };
  const { status, refundProviderId } = (await findMade(ctx, asked)) ?? (await askForRefund(ctx, deps, asked));
  await ctx.db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const [changed] = await tx
      .update(refundParts)
      .set(
        status === 'cancelled'
          ? { attempt: part.attempt + 1, providerId: null }
          : { state: status, providerId: refundProviderId },
      )
      .where(
        and(
          eq(refundParts.refundId, refundId),
          eq(refundParts.tenderId, tenderId),
          eq(refundParts.state, 'pending'),
          // Another run may have recorded the cancellation first.
          eq(refundParts.attempt, part.attempt),
        ),
      )
      .returning({ state: refundParts.state });
    if (changed?.state === 'done') await openReceiptOf(tx, { ...asked, at: ctx.now() });
    await finishRefund(tx, asSystem(ctx, 'payment'), refundId);
  });
  if (status === 'cancelled') throw new Error(`${part.provider} cancelled the refund ${refundProviderId}`);
}

type MoneyBack = Pick<RefundRecord, 'orderId' | 'reason' | 'promisedAt' | 'refundId' | 'amount'> & {
  provider: PaymentProvider;
  paymentId: string;
  at: Date;
};

/**
 * The provider makes the receipt with the refund. If it makes none, staff do, as they did for the
 * closing receipt, but only after the hand-over: before that, the money had no receipt.
 */
async function openReceiptOf(
  tx: Db,
  { provider, refundId, paymentId, orderId, reason, promisedAt, amount, at }: MoneyBack,
): Promise<void> {
  if (provider.receipts !== null) {
    await openRefundReceipt(tx, { refundId, paymentId, orderId, amount, at });
    return;
  }
  const handedOver = await findHandOver(tx, orderId);
  if (handedOver !== null && promisedAt >= handedOver && reason !== 'not-kept')
    await openReceiptByHand(tx, { orderId, kind: 'refund', amount, at });
}

type RefundCall = RefundRecord & {
  provider: PaymentProvider;
  providerId: string;
  attempt: number;
  key: string;
};

async function askForRefund(ctx: Context, deps: PaymentDeps, asked: RefundCall): Promise<RefundAnswer> {
  const { provider, key, attempt, providerId, amount } = asked;
  const receipt = await receiptOfRefund(ctx, deps, asked);
  return provider.refund({ refundId: key, attempt, providerId, amount, receipt });
}

/** Providers forget an idempotence key after a day. */
const KEY_LIFE_MS = 20 * 3_600_000;

type Promised = {
  provider: PaymentProvider;
  providerId: string;
  tenderId: string;
  refundProviderId: string | null;
  amount: number;
  promisedAt: Date;
};

/**
 * The refund that the provider has already begun: known by its id, or searched for when its answer was
 * lost so long ago that a repeated request would refund twice.
 */
async function findMade(
  ctx: Context,
  { provider, providerId, tenderId, refundProviderId, amount, promisedAt }: Promised,
): Promise<RefundAnswer | undefined> {
  if (refundProviderId !== null) {
    const begun = (await provider.books?.refundsOf(providerId)) ?? [];
    const known = begun.find((one) => one.providerId === refundProviderId);
    if (!known)
      throw new Error(`${provider.name} does not know the refund ${refundProviderId} that it began`);
    return { refundProviderId, status: known.status };
  }
  if (ctx.now().getTime() - promisedAt.getTime() < KEY_LIFE_MS || provider.books === null) return undefined;
  const [booked, known] = await Promise.all([
    provider.books.refundsOf(providerId),
    ctx.db.select({ id: refundParts.providerId }).from(refundParts).where(eq(refundParts.tenderId, tenderId)),
  ]);
  const ids = new Set(known.map(({ id }) => id));
  const found = booked.find(
    (one) => one.amount === amount && one.status !== 'cancelled' && !ids.has(one.providerId),
  );
  return found && { refundProviderId: found.providerId, status: found.status };
}

/** Cash was paid out over the counter. Doing it twice changes nothing. */
export async function handOverCash(
  tx: Db,
  ctx: ActingContext,
  { orderId, refundId }: { orderId: number; refundId: string },
): Promise<void> {
  await lockOrder(tx, orderId);
  const cash = tx.select({ id: orderTenders.id }).from(orderTenders).where(eq(orderTenders.kind, 'cash'));
  await tx
    .update(refundParts)
    .set({ state: 'done' })
    .where(and(eq(refundParts.refundId, refundId), inArray(refundParts.tenderId, cash)));
  await finishRefund(tx, ctx, refundId);
}

/** A refund that the job has not carried out within this time is retried by the schedule. */
const RETRY_AFTER_MS = 5 * 60_000;
const MAX = 200;

/**
 * Carries out refunds that a crash or a failure of the provider left pending. One that fails is logged and waits for the
 * next round.
 * @param wish `olderThanMs`: younger ones are left to their own job, unless it ended with a process
 * @returns how many were tried
 */
export async function carryOutPendingRefunds(
  ctx: Context,
  deps: PaymentDeps,
  { olderThanMs = RETRY_AFTER_MS }: { olderThanMs?: number } = {},
): Promise<number> {
  const waiting = await ctx.db
    .selectDistinct({ id: refunds.id, changedAt: refunds.changedAt })
    .from(refunds)
    .innerJoin(refundParts, eq(refundParts.refundId, refunds.id))
    .innerJoin(orderTenders, eq(orderTenders.id, refundParts.tenderId))
    .where(
      and(
        eq(refunds.state, 'pending'),
        eq(refundParts.state, 'pending'),
        // Money that arrived too late for an order in several payments has no tender.
        or(inArray(orderTenders.kind, [...ONLINE_KINDS]), isNotNull(refundParts.paymentId)),
        lte(refunds.changedAt, new Date(ctx.now().getTime() - olderThanMs)),
      ),
    )
    .orderBy(asc(refunds.changedAt))
    .limit(MAX);
  for (const { id } of waiting) {
    // The others come first in the next round, whether or not this one succeeds.
    await ctx.db.update(refunds).set({ changedAt: ctx.now() }).where(eq(refunds.id, id));
    try {
      await carryOutRefund(ctx, deps, id);
    } catch (err) {
      ctx.log.error({ err, refundId: id }, 'a refund could not be carried out');
    }
  }
  return waiting.length;
}

async function findOnlineParts(db: Db, refundId: string) {
  return db
    .select({
      orderId: refunds.orderId,
      delivery: refunds.delivery,
      reason: refunds.reason,
      exchangedId: refunds.exchangedId,
      promisedAt: refunds.createdAt,
      tenderId: refundParts.tenderId,
      amount: refundParts.amount,
      refundProviderId: refundParts.providerId,
      attempt: refundParts.attempt,
      provider: payments.provider,
      providerId: payments.providerId,
      paymentId: payments.id,
      state: payments.state,
      partState: refundParts.state,
      paidAt: payments.createdAt,
    })
    .from(refunds)
    .innerJoin(refundParts, eq(refundParts.refundId, refunds.id))
    .innerJoin(payments, paymentOfPart())
    .where(eq(refunds.id, refundId))
    .orderBy(asc(payments.createdAt), asc(payments.id));
}

type RefundRecord = {
  refundId: string;
  orderId: number;
  delivery: number;
  reason: RefundReason;
  exchangedId: string | null;
  amount: Kopecks;
  paidAt: Date;
  promisedAt: Date;
};

/**
 * Names the returned lines; money that arrived too late is refunded for the whole order. Goods that
 * were handed over are refunded as goods; payments for goods that nobody kept are refunded as an
 * advance.
 */
async function receiptOfRefund(
  ctx: Context,
  deps: PaymentDeps,
  { refundId, orderId, delivery, reason, exchangedId, amount, paidAt, promisedAt }: RefundRecord,
): Promise<Receipt> {
  const order = await getOrderForMessages(ctx, deps, orderId);
  const rows = await findLinesBack(ctx.db, { refundId, exchangedId });
  if (rows.length === 0 && delivery === 0) return { ...receiptOf(order, amount), at: paidAt };
  const content = receiptFor(order, goodsBack(order, { back: rows, delivery }), amount);
  const handedOver = await findHandOver(ctx.db, orderId);
  if (handedOver === null || promisedAt < handedOver || reason === 'not-kept')
    return { ...content, at: paidAt };
  return { ...content, lines: content.lines.map(settled), at: handedOver };
}

/** The lines of a refund; the remainder or the reversal of an exchange has the lines of that exchange. */
async function findLinesBack(
  db: Db,
  { refundId, exchangedId }: Pick<RefundRecord, 'refundId' | 'exchangedId'>,
) {
  const linesOf = (id: string) =>
    db
      .select({
        id: refundLines.orderLineId,
        amount: refundLines.amount,
        fromPoints: refundLines.fromPoints,
      })
      .from(refundLines)
      .where(eq(refundLines.refundId, id));
  const own = await linesOf(refundId);
  return own.length > 0 || exchangedId === null ? own : linesOf(exchangedId);
}
