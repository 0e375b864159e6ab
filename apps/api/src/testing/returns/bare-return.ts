import { eq } from 'drizzle-orm';
import { orderLineItems, orderLines } from '#src/domains/buying/orders/orders.tables.ts';
import {
  returnEvents,
  returnLines,
  returnPieces,
  returns,
} from '#src/domains/after/returns/returns.tables.ts';
import type { Db } from '#src/platform/database/database.ts';

type Options = { orderId: number; storeId: number | null; now: Date };

/** Writes a request to give back all of an order, whatever its state, for tests that only need one to exist. */
export async function writeBareReturn(db: Db, { orderId, storeId, now: at }: Options): Promise<number> {
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(returns)
      .values({
        orderId,
        state: 'requested',
        reason: 'not-liked',
        comment: '',
        way: 'store',
        storeId,
        createdAt: at,
        changedAt: at,
      })
      .returning({ id: returns.id });
    if (!made) throw new Error('an insert answered without a row');
    const returnId = made.id;
    const lines = await tx
      .select({ id: orderLines.id, uin: orderLineItems.uin })
      .from(orderLines)
      .leftJoin(orderLineItems, eq(orderLineItems.lineId, orderLines.id))
      .where(eq(orderLines.orderId, orderId));
    await tx
      .insert(returnLines)
      .values([...new Set(lines.map(({ id }) => id))].map((orderLineId) => ({ returnId, orderLineId })));
    const pieces = lines.flatMap(({ id, uin }) => (uin === null ? [] : [{ returnId, orderLineId: id, uin }]));
    if (pieces.length > 0) await tx.insert(returnPieces).values(pieces);
    await tx.insert(returnEvents).values({ returnId, state: 'requested', at, actorKind: 'account' });
    return returnId;
  });
}
