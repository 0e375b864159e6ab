import type { ReturnDenial, ReturnState } from '@yahont/contracts/returns/return-lists.ts';
import type { StaffContext } from '#src/platform/context.ts';
import { lockForStaff, lockSeen, moveOwn } from '../access/lock-for-staff.ts';

/** The shopper may bring it. Throws `return-not-found` and `illegal-move`, as all below. */
export function approve(ctx: StaffContext, returnId: number): Promise<void> {
  return step(ctx, returnId, 'approved');
}

/** The courier has it. */
export function sendBack(ctx: StaffContext, returnId: number): Promise<void> {
  return step(ctx, returnId, 'on-its-way');
}

/** The shopper keeps it after all: they said so, or never came. The store of the order may do it while nobody has answered. */
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

/** The request is refused, or what came back is handed back to the buyer, who keeps it: its pieces stay sold. */
export async function refuseReturn(ctx: StaffContext, { returnId, denial, words }: Refuse): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockForStaff(tx, ctx, { returnId, permission: 'returns.decide' });
    await moveOwn(tx, ctx, { row, to: 'refused', denial: { reason: denial, words } });
  });
}
