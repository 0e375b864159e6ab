import { and, eq, inArray, isNull } from 'drizzle-orm';
import { addDays, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { MONEY_BACK_DAYS } from '@yahont/values/law.ts';
import type { Db } from '#src/platform/database/database.ts';
import { cities } from '#src/domains/ground/locations/locations.tables.ts';
import { findLines, type OrderLineRow, type OrderRow } from '#src/domains/buying/orders/index.ts';
import { returnLines, returns } from '../returns.tables.ts';

/** Facts that decide whether lines of an order may be returned. */
export type OrderFacts = {
  order: Pick<OrderRow, 'id' | 'status' | 'stateSince' | 'company'>;
  lines: readonly OrderLineRow[];
  /** Ids of lines in a return that was not abandoned. */
  returned: ReadonlySet<number>;
  /** Offset of the order's city, hours ahead of UTC. */
  offsetHours: number;
};

/** Reads the facts of an order whose owner was checked. */
export async function loadOrderFacts(db: Db, order: OrderRow): Promise<OrderFacts> {
  const lines = await findLines(db, [order.id]);
  const [city] = await db
    .select({ offset: cities.timezoneOffset })
    .from(cities)
    .where(eq(cities.id, order.cityId));
  if (!city) throw new Error(`order ${order.id} is of no city`);
  return { order, lines, returned: await findReturned(db, lines), offsetHours: city.offset };
}

async function findReturned(db: Db, lines: readonly OrderLineRow[]): Promise<Set<number>> {
  const ids = lines.map(({ id }) => id);
  const rows = await db
    .select({ id: returnLines.orderLineId })
    .from(returnLines)
    .where(and(inArray(returnLines.orderLineId, ids), eq(returnLines.isDropped, false)));
  return new Set(rows.map(({ id }) => id));
}

/**
 * Those of the lines that the receiver of a gift exchanges or has exchanged. To the buyer they look as before, until
 * the exchange ends with their money.
 */
export async function findOfGift(db: Db, lineIds: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .select({ id: returnLines.orderLineId })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .where(
      and(
        inArray(returnLines.orderLineId, [...lineIds]),
        eq(returnLines.isDropped, false),
        eq(returns.ofGift, true),
        isNull(returns.refundId),
        isNull(returns.endedRefundId),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** A line and its services, which are returned together. */
export function withServices(line: OrderLineRow, lines: readonly OrderLineRow[]): OrderLineRow[] {
  return [line, ...lines.filter(({ parentPosition }) => parentPosition === line.position)];
}

/** Days after the request within which the law requires the refund (Consumer Act, art. 26.1). */

/** The last day for the refund of a return, in the city of its order. */
export function moneyBy(askedAt: Date, offsetHours: number): IsoDate {
  return addDays(cityDate(askedAt, offsetHours), MONEY_BACK_DAYS);
}
