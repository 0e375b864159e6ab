import { eq } from 'drizzle-orm';
import type { ReturnDenial, ReturnState } from '@yahont/contracts/returns/return-lists.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { ActingContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound } from '#src/platform/errors.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { lockOrder } from '#src/domains/buying/orders/index.ts';
import { dropExchange } from './exchange/settle-exchange.ts';
import { canMove, DROPPED } from './return-states.ts';
import { returnEvents, returns, type ReturnRow } from './returns.tables.ts';

export type MoveResult =
  | { ok: true; from: ReturnState }
  | { ok: false; reason: 'illegal-move'; from: ReturnState };

export type Move = {
  row: ReturnRow;
  to: ReturnState;
  /** The store that has received it. */
  storeId?: number | null;
  denial?: { reason: ReturnDenial; words: string };
  refundId?: string | null;
};

/** Locks the order of a return and then the return, until the transaction ends. Throws `return-not-found`. */
export async function lockReturn(tx: Db, returnId: number): Promise<ReturnRow> {
  const [found] = await tx.select({ orderId: returns.orderId }).from(returns).where(eq(returns.id, returnId));
  if (!found) throw notFound('return');
  // Lock the order first, in every transaction: refunds lock it too.
  await lockOrder(tx, found.orderId);
  const [row] = await tx.select().from(returns).where(eq(returns.id, returnId)).for('update');
  if (!row) throw notFound('return');
  return row;
}

/**
 * Moves a locked return to another state: history, audit log and message, in the caller's transaction. A move that the
 * table of states does not allow is refused and changes nothing.
 */
export async function moveReturn(
  tx: Db,
  ctx: ActingContext,
  { row, to, storeId = row.storeId, denial, refundId = null }: Move,
): Promise<MoveResult> {
  if (!canMove(row.state, to)) return { ok: false, reason: 'illegal-move', from: row.state };
  await tx
    .update(returns)
    .set({
      state: to,
      isDropped: DROPPED.includes(to),
      storeId,
      denial: denial?.reason ?? null,
      denialWords: denial?.words ?? null,
      refundId,
      changedAt: ctx.now(),
    })
    .where(eq(returns.id, row.id));
  if (DROPPED.includes(to) && row.exchangeOrderId !== null) await dropExchange(tx, ctx, row.exchangeOrderId);
  await recordMove(tx, ctx, {
    returnId: row.id,
    before: { state: row.state, storeId: row.storeId },
    after: { state: to, storeId },
    reason: denial?.reason ?? null,
  });
  return { ok: true, from: row.state };
}

type Position = { state: ReturnState; storeId: number | null };
type Recorded = { returnId: number; before?: Position; after: Position; reason: string | null };

/** The history row, the audit row and the message of a step that was just written. */
export async function recordMove(
  tx: Db,
  ctx: ActingContext,
  { returnId, before, after, reason }: Recorded,
): Promise<void> {
  const { caller } = ctx;
  await tx.insert(returnEvents).values({
    returnId,
    state: after.state,
    at: ctx.now(),
    actorKind: caller.kind,
    staffId: caller.kind === 'staff' ? caller.staffId : null,
  });
  await audit(tx, ctx, {
    action: 'returns.move',
    subject: { type: 'return', id: returnId },
    storeId: after.storeId,
    ...(before === undefined ? {} : { before }),
    after,
    reason,
  });
  await enqueue(tx, {
    topic: 'return-changed',
    payload: { returnId, state: after.state, at: ctx.now().toISOString() },
  });
}
