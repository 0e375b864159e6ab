import type { ActingContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { audit } from '#src/platform/audit/audit.ts';
import { lockHold } from '../find-holds.ts';
import { endHold } from './end-hold.ts';

/** A hold that a sale names, locked. */
export type HoldOfSale = {
  id: number;
  storeId: number;
  state: 'open' | 'bought';
  buyer: { accountId: number | null; phone: string };
};

/**
 * Locks the hold that a sale in its store ends; one whose term has just passed may still be sold. One that a
 * sale has ended may be named again: the same receipt may be sent twice.
 */
export async function lockHoldForSale(
  tx: Db,
  { holdId, storeId }: { holdId: number; storeId: number },
): Promise<{ ok: true; hold: HoldOfSale } | { ok: false; reason: 'unknown-hold' | 'hold-ended' }> {
  const row = await lockHold(tx, holdId);
  if (row?.storeId !== storeId) return { ok: false, reason: 'unknown-hold' };
  const { id, state, accountId, phone } = row;
  if (state !== 'open' && state !== 'bought') return { ok: false, reason: 'hold-ended' };
  return { ok: true, hold: { id, storeId, state, buyer: { accountId, phone } } };
}

/** The hold ended in a sale; its piece goes back on sale if another one was bought. */
export async function finishHoldBySale(
  tx: Db,
  ctx: ActingContext,
  { id, storeId, state }: HoldOfSale,
): Promise<void> {
  if (state === 'bought') return;
  await endHold(tx, ctx, { id, state: 'bought' });
  await audit(tx, ctx, {
    action: 'holds.bought',
    subject: { type: 'hold', id },
    storeId,
    before: { state: 'open' },
    after: { state: 'bought' },
  });
}
