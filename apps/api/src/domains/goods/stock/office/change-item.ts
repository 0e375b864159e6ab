import { eq } from 'drizzle-orm';
import { sendItem } from '@yahont/contracts/office/items.ts';
import { actAs, audit } from '#src/platform/audit/audit.ts';
import type { ActingContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound, refuse } from '#src/platform/errors.ts';
import { approvalNeeded, requireStore } from '#src/platform/permissions.ts';
import { stores } from '#src/domains/ground/stores/stores.tables.ts';
import { announceStock } from '../announce-stock.ts';
import { items } from '../stock.tables.ts';
import { findAwaiting } from './awaiting.sql.ts';
import { ITEM_MOVES, type ItemVerb } from './item-moves.ts';

type Item = typeof items.$inferSelect;
type Where = Pick<Item, 'storeId' | 'place' | 'sentAt'>;
/** A piece is put aside for a visit while it is on hold. */
type ItemHold = { appointmentId: number | null; holdId: number | null };

export type ItemChange =
  | { verb: 'send'; uin: string; toStoreId: number | null; reason: string }
  | { verb: 'receive'; uin: string; place: string | null; reason?: string }
  | { verb: 'place' | 'find'; uin: string; place: string; reason?: string }
  | { verb: 'hold' | 'lose' | 'write-off'; uin: string; reason: string }
  | { verb: 'release'; uin: string; reason?: string };

type Picture = ReturnType<typeof pictureOf>;
/** A piece before and after a change of it. */
export type ChangedItem = { uin: string; before: Picture; after: Picture };

/**
 * Performs one action on one piece, by staff or by the exchange: state, place, log and the stock of the
 * catalogue in one transaction. Throws `item-not-found`, `illegal-move`, `reserved-elsewhere`,
 * `already-there`, `unknown-store`, and for staff 403 `other-store` and `approval-needed`.
 */
export async function changeItem(ctx: ActingContext, change: ItemChange): Promise<void> {
  await ctx.db.transaction((tx) => changeItemIn(tx, ctx, change));
}

/** The same in the caller's transaction. */
export async function changeItemIn(tx: Db, ctx: ActingContext, change: ItemChange): Promise<ChangedItem> {
  const { action, permission, next } = ITEM_MOVES[change.verb];
  const [item] = await tx.select().from(items).where(eq(items.uin, change.uin)).for('update');
  if (!item) throw notFound('item');
  if (ctx.caller.kind === 'staff') {
    if (change.verb === 'write-off') throw approvalNeeded(permission);
    requireStore(ctx.caller, permission, item.storeId);
  }
  const state = next[item.state];
  if (state === undefined || isOutOfStep(change.verb, item) || isKept(change.verb, item))
    throw refuse(sendItem.refusals, 'illegal-move', { from: item.state, isOnItsWay: item.sentAt !== null });
  const where: Where & ItemHold = {
    ...(await whereabouts(tx, change, item, ctx.now())),
    appointmentId: state === 'on-hold' ? item.appointmentId : null,
    holdId: state === 'on-hold' ? item.holdId : null,
  };
  await actAs(tx, ctx);
  await tx
    .update(items)
    .set({ state, ...where, changedAt: ctx.now() })
    .where(eq(items.uin, item.uin));
  const [before, after] = [pictureOf(item), pictureOf({ ...item, ...where, state })];
  await audit(tx, ctx, {
    action,
    subject: { type: 'item', id: item.uin },
    storeId: item.storeId,
    before,
    after,
    reason: change.reason ?? null,
  });
  await announceStock(tx, [item]);
  return { uin: item.uin, before, after };
}

/** Only a piece on its way can arrive, and nothing else can be done with it except reporting it lost. */
function isOutOfStep(verb: ItemVerb, { sentAt }: Item): boolean {
  if (verb === 'receive') return sentAt === null;
  return verb !== 'lose' && sentAt !== null;
}

/**
 * A piece put on hold by staff is examined where it is; a piece put aside for a visit may be sent to
 * its store. What is kept for a shopper stays as it is until the hold itself is ended.
 */
function isKept(verb: ItemVerb, { state, appointmentId, holdId }: Item): boolean {
  if (verb === 'release' || verb === 'lose' || verb === 'write-off') return holdId !== null;
  return verb === 'send' && state === 'on-hold' && appointmentId === null;
}

async function whereabouts(tx: Db, change: ItemChange, item: Item, at: Date): Promise<Where> {
  const here = { storeId: item.storeId, place: item.place, sentAt: null };
  switch (change.verb) {
    case 'send':
      await checkDestination(tx, item, change.toStoreId);
      return { storeId: change.toStoreId, place: null, sentAt: at };
    case 'receive':
    case 'place':
    case 'find':
      return { ...here, place: change.place };
    case 'lose':
    case 'write-off':
      return { ...here, place: null };
    case 'hold':
    case 'release':
      return here;
  }
}

async function checkDestination(tx: Db, item: Item, toStoreId: number | null): Promise<void> {
  if (toStoreId === item.storeId) throw refuse(sendItem.refusals, 'already-there', {});
  if (toStoreId !== null) {
    const [store] = await tx.select({ id: stores.id }).from(stores).where(eq(stores.id, toStoreId));
    if (!store) throw refuse(sendItem.refusals, 'unknown-store', { storeId: toStoreId });
  }
  if (item.orderId === null && item.appointmentId === null) return;
  const awaited = await findAwaiting(tx, item);
  if (awaited?.storeId !== toStoreId)
    throw refuse(sendItem.refusals, 'reserved-elsewhere', { storeId: awaited?.storeId ?? null });
}

function pictureOf({ state, storeId, place, sentAt, appointmentId, holdId }: Item) {
  return { state, storeId, place, isOnItsWay: sentAt !== null, appointmentId, holdId };
}
