import type { ReturnDenial, ReturnState } from '@yahont/contracts/returns/return-lists.ts';
import type { StaffContext } from '#src/platform/context.ts';
import { lockForStaff, lockSeen, moveOwn } from '../access/lock-for-staff.ts';

/** Allows the shopper to bring it. Throws `return-not-found` and `illegal-move`, like all functions below. */
export function approve(ctx: StaffContext, returnId: number): Promise<void> {
  return step(ctx, returnId, 'approved');
}

/** The courier has collected it. */
export function sendBack(ctx: StaffContext, returnId: number): Promise<void> {
  return step(ctx, returnId, 'on-its-way');
}

/**
 * The shopper keeps the pieces: they said so, or never came. The order's store may record it while
 * nobody has answered.
 */
export function withdrawForShopper(ctx: StaffContext, returnId: number): Promise<void> {
  return step(ctx, returnId, 'withdrawn', lockSeen);
}

async function step(
  ctx: StaffContext,
  returnId: number,
  to: ReturnState,
  lock: typeof lockForStaff = lockForStaff,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await lock(tx, ctx, { returnId, permission: 'returns.accept' });
    await moveOwn(tx, ctx, { row, to });
  });
}

export type Refuse = { returnId: number; denial: ReturnDenial; words: string };

/** Refuses the request, or hands the returned pieces back to the buyer, who keeps them: they stay sold. */
export async function refuseReturn(ctx: StaffContext, { returnId, denial, words }: Refuse): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockForStaff(tx, ctx, { returnId, permission: 'returns.decide' });
    await moveOwn(tx, ctx, { row, to: 'refused', denial: { reason: denial, words } });
  });
}
