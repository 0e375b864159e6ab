import { and, eq } from 'drizzle-orm';
import type { OrderNote, OrderStatus } from '@yahont/contracts/orders/orders.ts';
import type { ActingContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { changeItem } from '#src/domains/goods/stock/index.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { lockOrder, moveOrder, type MoveResult } from '../move-order.ts';
import type { CancelEffects } from './move-by-staff.ts';

/** The states into which an order is moved by hand. */
export const COMMAND_STATES = [
  'assembling',
  'ready',
  'in-delivery',
  'completed',
  'cancelled',
] as const satisfies readonly OrderStatus[];
export type CommandMove = { orderId: number; to: (typeof COMMAND_STATES)[number] };

/**
 * Moves an order for a command of the repository, without scans and codes; the log names the command.
 * When an order becomes ready in a store, its pieces are first sent and received there. Throws
 * `order-not-found`.
 */
export async function moveByCommand(
  ctx: ActingContext,
  effects: CancelEffects,
  { orderId, to }: CommandMove,
): Promise<MoveResult> {
  return ctx.db.transaction(async (tx) => {
    const { storeId, status } = await lockOrder(tx, orderId);
    if (to === 'ready' && storeId !== null) await bringPieces(tx, ctx, { orderId, storeId });
    const moved = await moveOrder(tx, ctx, { orderId, to, note: noteOf(status, to) });
    if (moved.ok && to === 'cancelled') await effects.refundOrder(tx, ctx, orderId);
    return moved;
  });
}

/** As staff record it. */
function noteOf(from: OrderStatus, to: CommandMove['to']): OrderNote | null {
  if (to === 'cancelled') return 'cancelled-by-store';
  return from === 'in-delivery' && to === 'ready' ? 'delivery-failed' : null;
}

async function bringPieces(
  tx: Db,
  ctx: ActingContext,
  { orderId, storeId }: { orderId: number; storeId: number },
): Promise<void> {
  const pieces = await tx
    .select({ uin: items.uin, storeId: items.storeId, sentAt: items.sentAt })
    .from(items)
    .where(and(eq(items.orderId, orderId), eq(items.state, 'reserved')));
  const own = { ...ctx, db: tx };
  for (const { uin, storeId: lies, sentAt } of pieces) {
    if (lies !== storeId)
      await changeItem(own, { verb: 'send', uin, toStoreId: storeId, reason: 'В салон выдачи' });
    if (lies !== storeId || sentAt !== null) await changeItem(own, { verb: 'receive', uin, place: null });
  }
}
