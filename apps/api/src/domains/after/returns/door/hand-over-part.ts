import { and, eq, inArray } from 'drizzle-orm';
import { handOverPart as contract } from '@yahont/contracts/office/returns.ts';
import type { PaidOnReceipt } from '@yahont/contracts/office/orders.ts';
import { DELIVERY } from '@yahont/values/delivery-kinds.ts';
import type { StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import {
  getOrderRow,
  handOver,
  lockForStaff,
  type HandOverEffects,
  type OrderLineRow,
  type OrderRow,
} from '#src/domains/buying/orders/index.ts';
import { requestRefund, settleUntakenCash } from '#src/domains/buying/payment/index.ts';
import { takeBackItems } from '#src/domains/goods/stock/index.ts';
import { verdictOn } from '../asking/line-verdict.ts';
import { loadOrderFacts, withServices } from '../asking/order-facts.ts';
import { writeReturnLines } from '../asking/write-return-lines.ts';
import { moveReturn, recordMove } from '../move-return.ts';
import { returnPieces, returns } from '../returns.tables.ts';

export type PartlyKept = {
  orderId: number;
  /** Ids of the lines that the courier takes back. */
  takenBack: readonly number[];
  /** How the money for the kept pieces was taken; undefined: in cash, or there was none. */
  paid?: PaidOnReceipt | undefined;
};

/** Nobody has examined it in a store's light yet. */
const FATE = 'cleaning';

/**
 * Hands an order over without the lines that its buyer tried on and rejected. The sale, the return of
 * those lines and its refund are one transaction: the courier takes only the money for the kept pieces,
 * and earlier payments for the rest are refunded.
 * @returns the id of the return. Throws `order-not-found` and the refusals of the contract; then
 * nothing is written
 */
export async function handOverPart(
  ctx: StaffContext,
  effects: HandOverEffects,
  { orderId, takenBack, paid }: PartlyKept,
): Promise<number> {
  return ctx.db.transaction(async (tx) => {
    await lockForStaff(tx, ctx, { orderId, permission: 'orders.hand-over' });
    const { deliveryKind, carrier } = await getOrderRow(tx, orderId);
    // Only a courier of the shop is at the door.
    if (!DELIVERY[deliveryKind].hasAddress || carrier !== null)
      throw refuse(contract.refusals, 'not-by-courier', {});
    // What is kept, and so its price, is only known afterwards.
    await handOver({ ...ctx, db: tx }, effects, { orderId });
    const order = await getOrderRow(tx, orderId);
    const lines = await chooseTakenBack(tx, ctx, order, takenBack);
    const returnId = await writeReturn(tx, ctx, order, lines);
    const refundId = await payBack(tx, ctx, { orderId, lines });
    if (paid !== undefined) await effects.notePaid(tx, ctx, { orderId, paid });
    await takePiecesBack(tx, ctx, { orderId, returnId });
    const [row] = await tx.select().from(returns).where(eq(returns.id, returnId));
    const moved = row && (await moveReturn(tx, ctx, { row, to: 'refunded', refundId }));
    if (!moved?.ok) throw new Error(`return ${returnId} was made at the door and cannot be ended`);
    return returnId;
  });
}

/**
 * The lines that the courier takes back, with their services. Pieces that are not for trying on, or
 * were made for this buyer, stay with the buyer.
 */
async function chooseTakenBack(
  tx: Db,
  ctx: StaffContext,
  order: OrderRow,
  takenBack: readonly number[],
): Promise<OrderLineRow[]> {
  const facts = await loadOrderFacts(tx, order);
  const chosen = [...new Set(takenBack)].flatMap((lineId) => {
    const line = facts.lines.find(({ id }) => id === lineId);
    if (!line) throw refuse(contract.refusals, 'line-not-found', { lineId }, { field: 'takenBack' });
    const verdict = verdictOn(line, facts, { isFaulty: false, isFitting: true, now: ctx.now() });
    if (verdict.isReturnable) return withServices(line, facts.lines);
    throw refuse(
      contract.refusals,
      'cannot-be-taken-back',
      { lineId, why: verdict.reason },
      { field: 'takenBack' },
    );
  });
  if (chosen.length === facts.lines.length) throw refuse(contract.refusals, 'nothing-kept', {});
  return chosen;
}

/** The courier has compared the pieces with the order, so the return starts as checked. */
async function writeReturn(
  tx: Db,
  ctx: StaffContext,
  { id: orderId, deliveryAddress }: OrderRow,
  lines: readonly OrderLineRow[],
): Promise<number> {
  const at = ctx.now();
  const [made] = await tx
    .insert(returns)
    .values({
      orderId,
      state: 'checked',
      reason: 'not-liked',
      comment: '',
      way: 'courier',
      address: deliveryAddress,
      storeId: null,
      createdAt: at,
      changedAt: at,
    })
    .returning({ id: returns.id });
  if (!made) throw new Error('an insert answered without a row');
  await writeReturnLines(tx, made.id, lines);
  const after = { state: 'checked' as const, storeId: null };
  await recordMove(tx, ctx, { returnId: made.id, after, reason: 'not-liked' });
  return made.id;
}

type PaidBack = { orderId: number; lines: readonly OrderLineRow[] };

/** Cash for the rejected pieces was never taken, so that part counts as refunded. */
async function payBack(tx: Db, ctx: StaffContext, { orderId, lines }: PaidBack): Promise<string | null> {
  const refundId = await requestRefund(tx, ctx, {
    orderId,
    reason: 'not-kept',
    lines: lines.map(({ id }) => id),
    withDelivery: false,
  });
  if (refundId !== null) await settleUntakenCash(tx, ctx, { orderId, refundId });
  return refundId;
}

async function takePiecesBack(
  tx: Db,
  ctx: StaffContext,
  { orderId, returnId }: { orderId: number; returnId: number },
): Promise<void> {
  const own = eq(returnPieces.returnId, returnId);
  const pieces = await tx.select({ uin: returnPieces.uin }).from(returnPieces).where(own);
  const uins = pieces.map(({ uin }) => uin);
  await takeBackItems(tx, ctx, {
    orderId,
    storeId: null,
    pieces: uins.map((uin) => ({ uin, to: 'on-hold' as const })),
    reason: 'not-liked',
  });
  if (uins.length > 0)
    await tx
      .update(returnPieces)
      .set({ fate: FATE, scannedAt: ctx.now(), scannedBy: ctx.caller.staffId, isManual: false })
      .where(and(own, inArray(returnPieces.uin, uins)));
}
