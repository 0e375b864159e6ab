import { eq } from 'drizzle-orm';
import { cancelHold as contract, type OfficeHold } from '@yahont/contracts/office/holds.ts';
import type { Permission } from '@yahont/contracts/office/permissions.ts';
import { listStoreHeld } from '#src/domains/goods/stock/index.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound, refuse } from '#src/platform/errors.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { isWithin, scopeOf } from '#src/platform/permissions.ts';
import { endHold } from '../ending/end-hold.ts';
import { findHolds, lockHold } from '../find-holds.ts';
import { holds, type HoldRow } from '../holds.tables.ts';
import { toOfficeHold } from './office-hold.ts';

/**
 * Records that a seller took the piece out of the showcase.
 * @throws `hold-not-found`, also for another store; `hold-ended`
 */
export async function noteHoldReady(ctx: StaffContext, id: number): Promise<OfficeHold> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockOpen(tx, ctx, { id, permission: 'appointments.serve' });
    if (row.readyAt !== null) return;
    const readyAt = ctx.now();
    await tx.update(holds).set({ readyAt }).where(eq(holds.id, id));
    await audit(tx, ctx, {
      action: 'holds.ready',
      subject: { type: 'hold', id },
      storeId: row.storeId,
      before: { readyAt: null },
      after: { readyAt: readyAt.toISOString() },
    });
  });
  return describeHold(ctx.db, id);
}

/**
 * Ends a hold on the store's behalf and notifies the shopper.
 * @throws `hold-not-found`, also for another store; `hold-ended`
 */
export async function cancelHold(
  ctx: StaffContext,
  { id, reason }: { id: number; reason: string },
): Promise<OfficeHold> {
  await ctx.db.transaction(async (tx) => {
    const { storeId } = await lockOpen(tx, ctx, { id, permission: 'appointments.cancel' });
    await endHold(tx, ctx, { id, state: 'cancelled' });
    await audit(tx, ctx, {
      action: 'holds.cancel',
      subject: { type: 'hold', id },
      storeId,
      before: { state: 'open' },
      after: { state: 'cancelled' },
      reason,
    });
    await enqueue(tx, { topic: 'send-hold', payload: { holdId: id, about: 'cancelled' } });
  });
  return describeHold(ctx.db, id);
}

async function lockOpen(
  tx: Db,
  { caller }: StaffContext,
  { id, permission }: { id: number; permission: Permission },
): Promise<HoldRow> {
  const row = await lockHold(tx, id);
  if (!row || !isWithin(scopeOf(caller, permission), row.storeId)) throw notFound('hold');
  if (row.state !== 'open') throw refuse(contract.refusals, 'hold-ended', {});
  return row;
}

async function describeHold(db: Db, id: number): Promise<OfficeHold> {
  const [found] = await findHolds(db, eq(holds.id, id), { order: [], limit: 1 });
  if (!found) throw notFound('hold');
  return toOfficeHold(found, await listStoreHeld(db, [id]));
}
