import { inArray } from 'drizzle-orm';
import { kopecks, type Kopecks } from '@yahont/values/money.ts';
import { sharesOfSets } from '@yahont/values/sums/set-refund.ts';
import type { Db } from '#src/platform/database/database.ts';
import { findLines, paidFor } from '#src/domains/buying/orders/index.ts';
import { refundLines } from '#src/domains/buying/payment/refunds/refunds.tables.ts';
import type { FoundLine, FoundReturn } from './load-returns.ts';
import { FAULTS } from './postage/may-ask.ts';
import { CLOSED } from './return-states.ts';

/** `amount`: what was refunded for the line, or would be now; kopecks. */
export type PricedLine = FoundLine & { amount: Kopecks };

/**
 * Lines of returns with their refunds. Pieces of sets are counted as in `refundReturn`, since the rest of the set may
 * lose its discount. At most two statements, however many returns.
 */
export async function priceLines(
  db: Db,
  found: readonly Pick<FoundReturn, 'row'>[],
  lines: readonly FoundLine[],
): Promise<PricedLine[]> {
  const rowOf = new Map(found.map(({ row }) => [row.id, row]));
  const planned = lines.filter(({ returnId, setGroup }) => {
    const row = rowOf.get(returnId);
    return row !== undefined && setGroup !== null && !CLOSED.includes(row.state);
  });
  const orderIds = [...new Set(planned.flatMap(({ returnId }) => rowOf.get(returnId)?.orderId ?? []))];
  const { sold, refunded } = await readSold(db, orderIds);
  const shares = new Map(
    [...Map.groupBy(planned, ({ returnId }) => returnId)].map(([returnId, own]) => {
      const row = rowOf.get(returnId);
      const ids = new Set(own.map(({ lineId }) => lineId));
      const keepsDiscount =
        row !== undefined && (row.exchangeOrderId !== null || FAULTS.includes(row.reason));
      const ofOrder = sold.filter(({ orderId }) => orderId === row?.orderId);
      return [
        returnId,
        sharesOfSets(ofOrder, { refunded, isChosen: ({ id }) => ids.has(id), keepsDiscount }),
      ];
    }),
  );
  return lines.map((line) => {
    const isRefunded = rowOf.get(line.returnId)?.state === 'refunded';
    const back = isRefunded ? line.refunded : shares.get(line.returnId)?.get(line.lineId)?.amount;
    return { ...line, amount: kopecks(back ?? paidFor(line)) };
  });
}

async function readSold(db: Db, orderIds: readonly number[]) {
  if (orderIds.length === 0) return { sold: [], refunded: new Map<number, never>() };
  const sold = await findLines(db, orderIds);
  const rows = await db
    .select()
    .from(refundLines)
    .where(
      inArray(
        refundLines.orderLineId,
        sold.map(({ id }) => id),
      ),
    );
  const refunded = new Map(
    rows.map(({ orderLineId, amount, fromPoints }) => [
      orderLineId,
      { amount: kopecks(amount), fromPoints: kopecks(fromPoints ?? 0) },
    ]),
  );
  return { sold, refunded };
}
