import { and, count, desc, eq, exists, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import {
  ORDER_GROUPS,
  type listOrders as contract,
  type OrderGroup,
  type OrderList,
} from '@yahont/contracts/orders/order-list.ts';
import type { OrderStatus } from '@yahont/contracts/orders/orders.ts';
import type { AccountContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { findEvents, findLines } from '../load-orders.ts';
import { toSummary, type OrderDeps } from '../orders.mapper.ts';
import { orderLines, orders } from '../orders.tables.ts';
import { findShownTenders } from '../tenders/tenders.ts';

type Options = z.output<typeof contract.query & object>;

/** A page of the caller's orders, newest first. Five statements, however many orders. */
export async function listOrders(
  { db, caller: { accountId }, now }: AccountContext,
  deps: OrderDeps,
  { group, q = '', before, limit }: Options,
): Promise<OrderList> {
  const found = db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.accountId, accountId),
        eq(orders.ofGift, false),
        group === undefined ? undefined : inArray(orders.status, [...ORDER_GROUPS[group]]),
        q === '' ? undefined : matches(db, q),
        before === undefined ? undefined : lt(orders.id, before),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(limit + 1);
  const [rows, counts] = await Promise.all([found, countByGroup(db, accountId)]);
  const page = rows.slice(0, limit);
  const ids = page.map(({ id }) => id);
  const [lines, tenders, events] = await Promise.all([
    findLines(db, ids).then(byOrder),
    findShownTenders(db, ids).then(byOrder),
    findEvents(db, ids).then(byOrder),
  ]);
  const at = now();
  return {
    items: page.map((row) =>
      toSummary(
        {
          row,
          lines: lines.get(row.id) ?? [],
          tenders: tenders.get(row.id) ?? [],
          events: events.get(row.id) ?? [],
          now: at,
        },
        deps,
      ),
    ),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
    counts,
  };
}

function byOrder<Row extends { orderId: number }>(rows: readonly Row[]): Map<number, Row[]> {
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

/** Shoppers write е for ё. */
const YO = 'ё';
const YE = 'е';

/** A number, with or without «Я-», or a part of a line's name; ё and е are one letter. */
function matches(db: Db, q: string): SQL | undefined {
  const part = `%${q
    .toLowerCase()
    .replaceAll(YO, YE)
    .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const line = db
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(
      and(
        eq(orderLines.orderId, orders.id),
        or(
          sql`translate(lower(${orderLines.name}), ${YO}, ${YE}) like ${part}`,
          sql`lower(${orderLines.article}) like ${part}`,
        ),
      ),
    );
  const number = /^(?:№\s*)?(?:я-?)?\s*(\d{1,15})$/iu.exec(q)?.[1];
  return number === undefined ? exists(line) : or(eq(orders.id, Number(number)), exists(line));
}

async function countByGroup(db: Db, accountId: number): Promise<OrderList['counts']> {
  const rows = await db
    .select({ status: orders.status, count: count() })
    .from(orders)
    .where(and(eq(orders.accountId, accountId), eq(orders.ofGift, false)))
    .groupBy(orders.status);
  const of = (group: OrderGroup) => {
    const statuses: readonly OrderStatus[] = ORDER_GROUPS[group];
    return rows.reduce((sum, row) => sum + (statuses.includes(row.status) ? row.count : 0), 0);
  };
  return {
    waiting: of('waiting'),
    active: of('active'),
    received: of('received'),
    cancelled: of('cancelled'),
  };
}
