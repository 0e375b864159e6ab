import { and, asc, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { UncollectedOrder } from '@yahont/contracts/office/order-lists/uncollected.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { StaffContext } from '#src/platform/context.ts';
import { scopeOf } from '#src/platform/permissions.ts';
import { cities } from '#src/domains/ground/locations/locations.tables.ts';
import { orderNumber } from '../order-number.ts';
import { orders } from '../orders.tables.ts';
import { cityDay, LAST_DAY } from './city-day.ts';

const PAGE = 50;

type Page = { items: UncollectedOrder[]; next: number | null };

/** Ready orders of the caller's stores that nobody collected by the end of their last day. */
export async function listUncollected(ctx: StaffContext, after = 0): Promise<Page> {
  const scope = scopeOf(ctx.caller, 'orders.see');
  // An order for collection has a store.
  const storeIds = scope === 'network' ? null : scope.filter((id) => id !== null);
  if (storeIds?.length === 0) return { items: [], next: null };
  const rows = await ctx.db
    .select({ order: orders, lastDay: sql<string>`(${LAST_DAY})::text` })
    .from(orders)
    .innerJoin(cities, eq(cities.id, orders.cityId))
    .where(
      and(
        gt(orders.id, after),
        eq(orders.status, 'ready'),
        isNotNull(orders.storeUntil),
        lt(LAST_DAY, cityDay(ctx.now())),
        storeIds === null ? undefined : inArray(orders.storeId, storeIds),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(PAGE + 1);
  const page = rows.slice(0, PAGE);
  return {
    items: page.map(toUncollected),
    next: rows.length > PAGE ? (page.at(-1)?.order.id ?? null) : null,
  };
}

type Row = { order: typeof orders.$inferSelect; lastDay: string };

function toUncollected({ order, lastDay }: Row): UncollectedOrder {
  return {
    orderId: order.id,
    orderNumber: orderNumber(order.id),
    version: order.version,
    storeId: order.storeId,
    place: order.place,
    readySince: order.stateSince.toISOString(),
    keptUntil: lastDay,
    total: kopecks(order.total),
    isPaid: order.paidAt !== null,
    contact: { name: order.contact.name, lastName: order.contact.lastName, phone: order.contact.phone },
  };
}
