import { and, count, eq, isNull } from 'drizzle-orm';
import { checkReturned as contract, type PieceCheck } from '@yahont/contracts/office/returns.ts';
import type { ReturnState } from '@yahont/contracts/returns/return-lists.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { returnChecks, returnPieces } from '../returns.tables.ts';
import { lockForStaff, moveOwn } from '../access/lock-for-staff.ts';

export type CheckOfPiece = PieceCheck & { returnId: number; uin: string };

/** While the pieces are here and nothing is decided. */
const CHECKABLE: readonly ReturnState[] = ['received', 'checked'];

/**
 * Records the check list of one piece; a wrong one can be overwritten. With the last piece the return
 * is checked. Throws `wrong-piece` and `illegal-move`.
 */
export async function checkReturned(
  ctx: StaffContext,
  { returnId, uin, ...list }: CheckOfPiece,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockForStaff(tx, ctx, { returnId, permission: 'returns.check' });
    if (!CHECKABLE.includes(row.state)) throw refuse(contract.refusals, 'illegal-move', { from: row.state });
    const own = and(eq(returnPieces.returnId, returnId), eq(returnPieces.uin, uin));
    const [piece] = await tx.select({ uin: returnPieces.uin }).from(returnPieces).where(own);
    if (!piece) throw refuse(contract.refusals, 'wrong-piece', {});
    await writeCheck(tx, ctx, { returnId, uin, ...list });
    const { words: _words, ...marks } = list;
    await audit(tx, ctx, {
      action: 'returns.check',
      subject: { type: 'return', id: returnId },
      storeId: row.storeId,
      after: { uin, ...marks },
    });
    if (row.state === 'received' && (await countUnchecked(tx, returnId)) === 0)
      await moveOwn(tx, ctx, { row, to: 'checked' });
  });
}

async function writeCheck(tx: Db, ctx: StaffContext, { returnId, uin, ...list }: CheckOfPiece) {
  const written = { ...list, staffId: ctx.caller.staffId, at: ctx.now() };
  await tx
    .insert(returnChecks)
    .values({ returnId, uin, ...written })
    .onConflictDoUpdate({ target: [returnChecks.returnId, returnChecks.uin], set: written });
}

async function countUnchecked(tx: Db, returnId: number): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(returnPieces)
    .leftJoin(
      returnChecks,
      and(eq(returnChecks.returnId, returnPieces.returnId), eq(returnChecks.uin, returnPieces.uin)),
    )
    .where(and(eq(returnPieces.returnId, returnId), isNull(returnChecks.uin)));
  return row?.count ?? 0;
}
