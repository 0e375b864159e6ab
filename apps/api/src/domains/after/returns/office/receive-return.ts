import { and, count, eq, isNull } from 'drizzle-orm';
import { receiveReturn as receiving, scanReturned as scanning } from '@yahont/contracts/office/returns.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse, type AppError } from '#src/platform/errors.ts';
import { requireStore } from '#src/platform/permissions.ts';
import { stores } from '#src/domains/ground/stores/stores.tables.ts';
import { canMove } from '../return-states.ts';
import { returnPieces } from '../returns.tables.ts';
import { lockForStaff, moveOwn } from '../access/lock-for-staff.ts';

export type Scan = { returnId: number; uin: string; isManual: boolean };

/**
 * Records that a piece of the return has arrived; scanning it twice counts once. Every scan is in the
 * log, even a wrong one. Throws `wrong-piece` and `illegal-move`.
 */
export async function scanReturned(ctx: StaffContext, { returnId, uin, isManual }: Scan): Promise<void> {
  const refusal = await ctx.db.transaction(async (tx): Promise<AppError | null> => {
    const { state, storeId } = await lockForStaff(tx, ctx, { returnId, permission: 'returns.accept' });
    if (!canMove(state, 'received')) return refuse(scanning.refusals, 'illegal-move', { from: state });
    const isRight = await noteScan(tx, ctx, { returnId, uin, isManual });
    await audit(tx, ctx, {
      action: 'returns.scan',
      subject: { type: 'return', id: returnId },
      storeId,
      after: { uin, isManual, result: isRight ? 'right' : 'wrong-piece' },
    });
    return isRight ? null : refuse(scanning.refusals, 'wrong-piece', {});
  });
  // Thrown after the commit, so that the log row is kept.
  if (refusal) throw refusal;
}

async function noteScan(tx: Db, ctx: StaffContext, { returnId, uin, isManual }: Scan): Promise<boolean> {
  const own = and(eq(returnPieces.returnId, returnId), eq(returnPieces.uin, uin));
  await tx
    .update(returnPieces)
    .set({ scannedAt: ctx.now(), scannedBy: ctx.caller.staffId, isManual })
    .where(and(own, isNull(returnPieces.scannedAt)));
  const found = await tx.select({ uin: returnPieces.uin }).from(returnPieces).where(own);
  return found.length === 1;
}

export type Receive = {
  returnId: number;
  /** The store that has it; by default the store to which it was to be brought. */
  storeId?: number | null | undefined;
};

/**
 * Every piece has arrived in this store. Throws `not-all-scanned`, `unknown-store`, `illegal-move` and
 * 403 `other-store`.
 */
export async function receiveReturn(ctx: StaffContext, { returnId, storeId }: Receive): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockForStaff(tx, ctx, { returnId, permission: 'returns.accept' });
    const here = storeId === undefined ? row.storeId : storeId;
    requireStore(ctx.caller, 'returns.accept', here);
    await requireKnown(tx, here);
    const [left] = await tx
      .select({ count: count() })
      .from(returnPieces)
      .where(and(eq(returnPieces.returnId, returnId), isNull(returnPieces.scannedAt)));
    if (canMove(row.state, 'received') && left && left.count > 0)
      throw refuse(receiving.refusals, 'not-all-scanned', { left: left.count });
    await moveOwn(tx, ctx, { row, to: 'received', storeId: here });
  });
}

async function requireKnown(tx: Db, storeId: number | null): Promise<void> {
  if (storeId === null) return;
  const [store] = await tx.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId));
  if (!store) throw refuse(receiving.refusals, 'unknown-store', { storeId }, { field: 'storeId' });
}
