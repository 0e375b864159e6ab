import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { buyerKindOf, needsReceipt } from '@yahont/values/buyer/buyer-kinds.ts';
import { isOnline, ONLINE_KINDS } from '@yahont/values/sums/tenders.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { getOrderForMessages } from '#src/domains/buying/orders/index.ts';
import { orderEvents } from '#src/domains/buying/orders/orders.tables.ts';
import { orderTenders } from '#src/domains/buying/orders/tenders/tenders.tables.ts';
import { findProvider, type PaymentDeps } from '../payment-deps.ts';
import type { PaymentRow } from '../payment-row.ts';
import { payments } from '../payment.tables.ts';
import { closingReceiptOf } from './closing-receipt.ts';
import { receipts } from './receipts.tables.ts';
import { findBack } from './sold-lines.ts';

type NewReceipt = {
  payment: Pick<PaymentRow, 'id' | 'orderId' | 'amount'>;
  kind: 'payment' | 'sale';
  at: Date;
};

/**
 * A payment brought money: the provider registers its receipt, and we ask for its number. Once per
 * payment.
 */
export async function openPaymentReceipt(tx: Db, { payment, kind, at }: NewReceipt): Promise<void> {
  const { id: paymentId, orderId, amount } = payment;
  await tx
    .insert(receipts)
    .values({
      id: randomUUID(),
      state: 'registering',
      kind,
      orderId,
      paymentId,
      amount,
      nextTryAt: at,
      createdAt: at,
      changedAt: at,
    })
    .onConflictDoNothing();
}

type NewRefundReceipt = { refundId: string; paymentId: string; orderId: number; amount: number; at: Date };

/** A provider refunded money: it registers that receipt, and we ask for its number. Once per refund. */
export async function openRefundReceipt(tx: Db, { at, ...refund }: NewRefundReceipt): Promise<void> {
  await tx
    .insert(receipts)
    .values({
      ...refund,
      id: randomUUID(),
      kind: 'refund',
      state: 'registering',
      nextTryAt: at,
      createdAt: at,
      changedAt: at,
    })
    .onConflictDoNothing();
}

type ByHand = { orderId: number; kind: 'payment' | 'refund'; amount: number; at: Date };

/**
 * A person paid or was refunded by bank transfer, which no provider knows: staff make the receipt by
 * hand.
 */
export async function openReceiptByHand(tx: Db, { orderId, kind, amount, at }: ByHand): Promise<void> {
  await tx.insert(receipts).values({
    id: randomUUID(),
    orderId,
    paymentId: null,
    kind,
    amount,
    state: 'by-hand',
    nextTryAt: at,
    createdAt: at,
    changedAt: at,
  });
}

/**
 * Creates the closing receipt that an order needs when its buyer has the goods; doing it twice changes
 * nothing. The till makes the receipt of an order paid in cash, and a company that paid only by invoice
 * gets none. Staff make the receipt by hand for payments without a provider that makes receipts. Money
 * that never arrived has no receipt.
 * @returns the id of a receipt to be sent
 */
export async function openClosingReceipt(
  ctx: Context,
  deps: PaymentDeps,
  orderId: number,
): Promise<string | null> {
  const [handedOver, tenders] = await Promise.all([
    findHandOver(ctx.db, orderId),
    ctx.db.select().from(orderTenders).where(eq(orderTenders.orderId, orderId)),
  ]);
  if (handedOver === null || tenders.some(({ kind }) => kind === 'cash')) return null;
  const order = await getOrderForMessages(ctx, deps, orderId);
  const isReceipted = needsReceipt(
    buyerKindOf(order),
    tenders.map(({ kind }) => kind),
  );
  if (!isReceipted) return null;
  const closing = closingReceiptOf(order, await findBack(ctx.db, { orderId, before: handedOver }));
  if (closing === null) return null;
  const payment = await findPaid(ctx.db, orderId);
  // Its provider released the money after the goods had left: a receipt would state money that never
  // arrived.
  const isCountedOn = tenders.some(({ kind, amount, refunded }) => isOnline(kind) && refunded < amount);
  if (payment === undefined && isCountedOn) return null;
  const isMade = payment !== undefined && findProvider(deps, payment.provider)?.receipts;
  const [opened] = await ctx.db
    .insert(receipts)
    .values({
      id: randomUUID(),
      orderId,
      paymentId: payment?.id ?? null,
      kind: 'closing',
      amount: closing.amount,
      state: isMade ? 'waiting' : 'by-hand',
      nextTryAt: ctx.now(),
      createdAt: handedOver,
      changedAt: ctx.now(),
    })
    .onConflictDoNothing()
    .returning({ id: receipts.id, state: receipts.state });
  return opened?.state === 'waiting' ? opened.id : null;
}

/** When the buyer got the goods; null while they have not. */
export async function findHandOver(db: Db, orderId: number): Promise<Date | null> {
  const [event] = await db
    .select({ at: orderEvents.at })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.status, 'completed')))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  return event?.at ?? null;
}

async function findPaid(db: Db, orderId: number): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(orderTenders, eq(orderTenders.id, payments.tenderId))
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.state, 'succeeded'),
        inArray(orderTenders.kind, [...ONLINE_KINDS]),
      ),
    );
  return row?.payment;
}
