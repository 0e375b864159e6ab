import { and, eq, inArray, sql } from 'drizzle-orm';
import { refundReturn as contract, type PieceFate } from '@yahont/contracts/office/returns.ts';
import type { ActingContext, StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { requirePermission } from '#src/platform/permissions.ts';
import { readSetting } from '#src/domains/ground/settings/index.ts';
import { requestRefund } from '#src/domains/buying/payment/index.ts';
import { refunds } from '#src/domains/buying/payment/refunds/refunds.tables.ts';
import { takeBackItems } from '#src/domains/goods/stock/index.ts';
import { settleExchange } from '../exchange/settle-exchange.ts';
import { FAULTS } from '../postage/may-ask.ts';
import { canMove } from '../return-states.ts';
import { returnLines, returnPieces, type ReturnRow } from '../returns.tables.ts';
import { lockForStaff, moveOwn } from '../access/lock-for-staff.ts';

export type Fate = { uin: string; fate: PieceFate };
export type Decision = { returnId: number; pieces: readonly Fate[] };

/** The item state for each fate of a piece. */
const STATES = { 'for-sale': 'available', cleaning: 'on-hold', claim: 'on-hold' } as const satisfies Record<
  PieceFate,
  string
>;

/**
 * Accepts the lines of a return: the refund, the pieces and the return change in one transaction.
 * Throws `pieces-differ`, `illegal-move`, and 403 `approval-needed` above the limit of one person.
 */
export async function refundReturn(ctx: StaffContext, { returnId, pieces }: Decision): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockForStaff(tx, ctx, { returnId, permission: 'returns.decide' });
    const amount = await takeReturnBack(tx, ctx, row, pieces);
    // Thrown after the refund was computed to the kopeck; the transaction is rolled back.
    if (amount > (await readSetting(tx, 'refund-limit')))
      requirePermission(ctx.caller, 'money.refund-above-limit');
  });
}

/**
 * The same for a locked return of any sum, in the caller's transaction. Returns the refunded amount,
 * kopecks.
 */
export async function takeReturnBack(
  tx: Db,
  ctx: ActingContext,
  row: ReturnRow,
  pieces: readonly Fate[],
): Promise<number> {
  if (!canMove(row.state, 'refunded')) throw refuse(contract.refusals, 'illegal-move', { from: row.state });
  await requireSamePieces(tx, row.id, pieces);
  const { refundId, amount } = await payBack(tx, ctx, row);
  await takeBackItems(tx, ctx, {
    orderId: row.orderId,
    storeId: row.storeId,
    pieces: pieces.map(({ uin, fate }) => ({ uin, to: STATES[fate] })),
    reason: row.reason,
  });
  await writeFates(tx, row.id, pieces);
  await moveOwn(tx, ctx, { row, to: 'refunded', refundId });
  return amount;
}

async function requireSamePieces(tx: Db, returnId: number, pieces: readonly Fate[]): Promise<void> {
  const rows = await tx
    .select({ uin: returnPieces.uin })
    .from(returnPieces)
    .where(eq(returnPieces.returnId, returnId));
  const own = rows.map(({ uin }) => uin);
  const named = pieces.map(({ uin }) => uin);
  const uins = [...own.filter((uin) => !named.includes(uin)), ...named.filter((uin) => !own.includes(uin))];
  if (uins.length > 0 || named.length !== own.length)
    throw refuse(contract.refusals, 'pieces-differ', { uins }, { field: 'pieces' });
}

type Promised = { refundId: string | null; amount: number };

/** Also the reason for the difference when the new piece costs less than the old one. */
const REASON = 'returned';

/**
 * Plans the refund for the lines, or pays the exchange with it; the delivery price is refunded with the
 * last lines of the order.
 */
async function payBack(tx: Db, ctx: ActingContext, row: ReturnRow): Promise<Promised> {
  const rows = await tx
    .select({ id: returnLines.orderLineId })
    .from(returnLines)
    .where(eq(returnLines.returnId, row.id));
  const lines = rows.map(({ id }) => id);
  const exchanged = await settleExchange(tx, ctx, { row, lines, restReason: REASON });
  const refundId = exchanged
    ? exchanged.refundId
    : await requestRefund(tx, ctx, {
        orderId: row.orderId,
        reason: REASON,
        lines,
        withDelivery: 'if-last',
        keepsSets: FAULTS.includes(row.reason),
        ofGift: row.ofGift,
      });
  if (refundId === null) return { refundId, amount: 0 };
  const [refund] = await tx.select({ amount: refunds.amount }).from(refunds).where(eq(refunds.id, refundId));
  return { refundId, amount: refund?.amount ?? 0 };
}

async function writeFates(tx: Db, returnId: number, pieces: readonly Fate[]): Promise<void> {
  if (pieces.length === 0) return;
  const fate = sql<PieceFate>`(${JSON.stringify(Object.fromEntries(pieces.map((one) => [one.uin, one.fate])))}::jsonb) ->> ${returnPieces.uin}`;
  await tx
    .update(returnPieces)
    .set({ fate })
    .where(
      and(
        eq(returnPieces.returnId, returnId),
        inArray(
          returnPieces.uin,
          pieces.map(({ uin }) => uin),
        ),
      ),
    );
}
