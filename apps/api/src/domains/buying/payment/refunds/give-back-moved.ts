import { eq, sql } from 'drizzle-orm';
import { kopecks, ZERO, type Kopecks } from '@yahont/values/money.ts';
import { pointsStillEarned } from '@yahont/values/sums/points.ts';
import { REFUND_ORDER } from '@yahont/values/sums/refund-split.ts';
import type { ActingContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import {
  getOrderRow,
  lockOrder,
  lockTenders,
  type OrderRow,
  type TenderRow,
} from '#src/domains/buying/orders/index.ts';
import { loadRefundFacts, stillEarning } from './count-refund.ts';
import type { WriteRefund } from './new-refund.ts';
import { reverseEarned } from './reverse-earned.ts';
import { refundParts, refunds } from './refunds.tables.ts';

type GiveBack = {
  /** The refund with the reason `exchanged` that names the carried-over amount. */
  movedId: string;
  amount: Kopecks;
  write: WriteRefund;
};

/**
 * Refunds the amount that an exchanged piece had paid for another order, to the tenders that had paid
 * for that piece: money first, points last. A tender that came from an earlier exchange passes it on.
 */
export async function giveBackMoved(
  tx: Db,
  ctx: ActingContext,
  { movedId, amount, write }: GiveBack,
): Promise<void> {
  const [moved] = await tx
    .select({ orderId: refunds.orderId, ofGift: refunds.ofGift })
    .from(refunds)
    .where(eq(refunds.id, movedId));
  if (!moved) throw new Error(`no refund ${movedId} of an exchange`);
  await lockOrder(tx, moved.orderId);
  const tenders = await lockTenders(tx, moved.orderId);
  const rows = await tx.select().from(refundParts).where(eq(refundParts.refundId, movedId));
  let left: number = amount;
  const parts: { tender: TenderRow; amount: Kopecks; movedBefore: Kopecks }[] = [];
  const lastFirst = tenders.toSorted((a, b) => REFUND_ORDER.indexOf(b.kind) - REFUND_ORDER.indexOf(a.kind));
  for (const tender of lastFirst) {
    const row = rows.find(({ tenderId }) => tenderId === tender.id);
    const away = row === undefined ? 0 : row.amount - row.movedBack;
    const part = kopecks(Math.min(left, away));
    if (part === ZERO) continue;
    left -= part;
    // Of the tender's refunded amount, only this much has left the shop.
    parts.push({ tender, amount: part, movedBefore: kopecks(tender.refunded - away) });
    await tx
      .update(refundParts)
      .set({ movedBack: sql`${refundParts.movedBack} + ${part}` })
      .where(sql`${refundParts.refundId} = ${movedId} and ${refundParts.tenderId} = ${tender.id}`);
  }
  if (left > 0) throw new RangeError('more would go back than was moved');
  const order = await getOrderRow(tx, moved.orderId);
  const refundId = await write(tx, ctx, {
    order,
    reason: 'exchange-ended',
    exchangedId: movedId,
    ofGift: moved.ofGift,
    amount,
    delivery: ZERO,
    lines: [],
    parts,
  });
  if (moved.ofGift) await endHeld(tx, { order, tenders, movedId, refundId, at: ctx.now() });
}

type Held = {
  order: OrderRow;
  tenders: readonly TenderRow[];
  movedId: string;
  /** The refund that takes the points back. */
  refundId: string;
  at: Date;
};

/** Takes back the points that the buyer had kept while the receiver of a gift exchanged it. */
async function endHeld(tx: Db, { order, tenders, movedId, refundId, at }: Held): Promise<void> {
  const facts = await loadRefundFacts(tx, order, tenders);
  const all = stillEarning(facts);
  const kept = kopecks(all - (facts.held.get(movedId) ?? ZERO));
  await tx.update(refunds).set({ ofGift: false }).where(eq(refunds.id, movedId));
  const earned = pointsStillEarned({ earned: order.bonusToEarn, all, kept });
  await reverseEarned(tx, { order, refundId, earned, at });
}
