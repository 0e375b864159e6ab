import { eq, sql } from 'drizzle-orm';
import { isBalance, type PaymentKind, type TenderKind } from '@yahont/values/sums/tenders.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { ActingContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { moveOrder } from '../move-order.ts';
import { orders } from '../orders.tables.ts';
import type { TenderRow } from './tenders.ts';
import { orderTenders } from './tenders.tables.ts';

/** The part of an order that one payment of money covers; undefined for an order paid from balances only. */
export function moneyOf<T extends Pick<TenderRow, 'kind'>>(tenders: readonly T[]): T | undefined {
  return tenders.find(({ kind }) => !isBalance(kind));
}

type Change = {
  order: { id: number; paymentKind: PaymentKind; storeId: number | null };
  /** The tender that is paid with money. */
  tenderId: string;
  kind: Exclude<PaymentKind, 'bonus'>;
  /** The pieces are held at least until then; undefined: the term stays. */
  holdUntil?: Date;
};

/**
 * Changes the way in which a locked order's money is paid; its sums stay. With payment on receipt
 * nothing is awaited, so the order has no deadline and goes to work.
 */
export async function changeWayOf(
  tx: Db,
  ctx: ActingContext,
  { order, tenderId, kind, holdUntil }: Change,
): Promise<void> {
  const at = ctx.now();
  await tx
    .update(orderTenders)
    .set({ kind: kind satisfies TenderKind, changedAt: at })
    .where(eq(orderTenders.id, tenderId));
  const hold = holdUntil && sql`greatest(${orders.expiresAt}, ${holdUntil.toISOString()}::timestamptz)`;
  await tx
    .update(orders)
    .set({
      paymentKind: kind,
      version: sql`${orders.version} + 1`,
      ...(kind === 'cash' ? { expiresAt: null } : {}),
      ...(hold === undefined ? {} : { expiresAt: hold }),
    })
    .where(eq(orders.id, order.id));
  await audit(tx, ctx, {
    action: 'orders.change-way',
    subject: { type: 'order', id: order.id },
    storeId: order.storeId,
    before: { payment: order.paymentKind },
    after: { payment: kind },
  });
  if (kind === 'cash') await moveOrder(tx, ctx, { orderId: order.id, to: 'new', note: null });
}
