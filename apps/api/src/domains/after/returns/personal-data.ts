import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import type { PersonalData } from '#src/platform/personal-data.ts';
import type { Db } from '#src/platform/database/database.ts';
import { orderNumber } from '#src/domains/buying/orders/index.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { findReturnEvents, findReturnLines, findReturns } from './load-returns.ts';
import { returnNumber } from './return-number.ts';
import { CLOSED } from './return-states.ts';
import { findPostages } from './postage/find-postage.ts';
import { returnChecks, returnFiles, returns } from './returns.tables.ts';

/** More returns than anybody has. */
const MAX = 10_000;

/**
 * Returns stay with their orders; texts by and about the shopper are removed, and so is the courier's
 * address.
 */
export const returnData: PersonalData = {
  exportData: async (db, { accountId }) => {
    const own = await findReturns(db, and(eq(orders.accountId, accountId), eq(returns.ofGift, false)), {
      limit: MAX,
    });
    const ids = own.map(({ row }) => row.id);
    const lines = await findReturnLines(db, ids);
    const events = await findReturnEvents(db, ids);
    const postages = await findPostages(db, ids);
    const files = await db.select().from(returnFiles).where(inArray(returnFiles.returnId, ids));
    const checks = await db.select().from(returnChecks).where(inArray(returnChecks.returnId, ids));
    return own.map(({ row, refunds }) => ({
      ...row,
      number: returnNumber(row.id),
      order: orderNumber(row.orderId),
      lines: lines.filter(({ returnId }) => returnId === row.id).map(({ name, total }) => ({ name, total })),
      events: events.filter(({ returnId }) => returnId === row.id),
      checks: checks.filter(({ returnId }) => returnId === row.id),
      postage: postages.get(row.id) ?? null,
      files: files
        .filter(({ returnId }) => returnId === row.id)
        .map(({ name, type, bytes }) => ({ name, type, bytes })),
      refunds,
    }));
  },
  findHindrance: async (tx, { accountId }) => {
    const open = await tx
      .selectDistinct({ orderId: returns.orderId })
      .from(returns)
      .innerJoin(orders, eq(orders.id, returns.orderId))
      .where(and(eq(orders.accountId, accountId), notInArray(returns.state, CLOSED)))
      .orderBy(asc(returns.orderId));
    if (open.length === 0) return null;
    return { reason: 'open-returns', orders: open.map(({ orderId }) => orderNumber(orderId)) };
  },
  erase: async (tx, { accountId }) => {
    const own = returnsOf(tx, accountId);
    await tx.delete(returnFiles).where(inArray(returnFiles.returnId, own));
    await tx.update(returnChecks).set({ words: '' }).where(inArray(returnChecks.returnId, own));
    await tx.update(returns).set({ comment: '' }).where(inArray(returns.id, own));
    await tx
      .update(returns)
      .set({ denialWords: '' })
      .where(and(inArray(returns.id, own), eq(returns.state, 'refused')));
    await tx
      .update(returns)
      .set({ address: '' })
      .where(and(inArray(returns.id, own), eq(returns.way, 'courier')));
  },
};

function returnsOf(tx: Db, accountId: number) {
  return tx
    .select({ id: returns.id })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(eq(orders.accountId, accountId));
}
