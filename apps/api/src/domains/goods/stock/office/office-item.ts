import { and, desc, eq, inArray } from 'drizzle-orm';
import type { AuditAction } from '@yahont/contracts/office/audit.ts';
import type { OfficeItem } from '@yahont/contracts/office/items.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound } from '#src/platform/errors.ts';
import { products, skus } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import { stones } from '#src/domains/goods/stones/stones.tables.ts';
import { itemEvents, items } from '../stock.tables.ts';
import { itemWords } from './item-words.ts';
import { itemFacts, toItemRow } from './item-row.ts';

const MAX_EVENTS = 50;

/** Only changes that put a piece on hold; for a replaced piece the order's log gives the reason. */
const HOLDS = ['items.hold', 'items.take-back'] as const satisfies readonly AuditAction[];

/** One piece with its history, newest first. Throws `item-not-found`. */
export async function describeOfficeItem(db: Db, uin: string): Promise<OfficeItem> {
  const [[found], events, [hold]] = await Promise.all([
    db
      .select({ item: items, ...itemWords, ...itemFacts })
      .from(items)
      .leftJoin(skus, eq(skus.id, items.skuId))
      .leftJoin(products, eq(products.id, skus.productId))
      .leftJoin(stones, eq(stones.id, items.stoneId))
      .where(eq(items.uin, uin)),
    db
      .select()
      .from(itemEvents)
      .where(eq(itemEvents.uin, uin))
      .orderBy(desc(itemEvents.id))
      .limit(MAX_EVENTS),
    db
      .select({ at: auditLog.at, reason: auditLog.reason })
      .from(auditLog)
      .where(
        and(
          eq(auditLog.subjectType, 'item'),
          eq(auditLog.subjectId, uin),
          inArray(auditLog.action, [...HOLDS]),
        ),
      )
      .orderBy(desc(auditLog.id))
      .limit(1),
  ]);
  if (!found) throw notFound('item');
  const { item } = found;
  return {
    ...toItemRow(found),
    orderId: item.orderId,
    saleId: item.saleId,
    appointmentId: item.appointmentId,
    holdId: item.holdId,
    heldBecause: hold && hold.at.getTime() >= heldSince(events) ? hold.reason : null,
    events: events.map(
      ({
        at,
        state,
        storeId,
        place,
        isOnItsWay,
        orderId,
        saleId,
        appointmentId,
        holdId,
        actorKind,
        actorId,
      }) => ({
        at: at.toISOString(),
        state,
        storeId,
        place,
        isOnItsWay,
        orderId,
        saleId,
        appointmentId,
        holdId,
        actor: actorKind === null || actorId === null ? null : { kind: actorKind, id: actorId },
      }),
    ),
  };
}

type Event = Pick<typeof itemEvents.$inferSelect, 'at' | 'state'>;

/**
 * Since when a piece is on hold, Unix milliseconds, from its events, newest first; infinity for a piece
 * that is not on hold.
 */
function heldSince(events: readonly Event[]): number {
  const end = events.findIndex(({ state }) => state !== 'on-hold');
  return (
    events
      .slice(0, end === -1 ? events.length : end)
      .at(-1)
      ?.at.getTime() ?? Infinity
  );
}
