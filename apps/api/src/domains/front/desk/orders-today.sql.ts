import { sql } from 'drizzle-orm';
import type { OrderStatus } from '@yahont/contracts/orders/orders.ts';
import { ORDER_GROUPS } from '@yahont/contracts/orders/order-list.ts';
import { SALE_STATES } from './sale-states.ts';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOf } from '#src/platform/database/rows.ts';
import type { Scope } from '#src/platform/permissions.ts';
import { milliseconds, within } from './within.ts';

/** Written into the statement, so that the planner recognises the index of these statuses. */
const ACTIVE = sql.raw(ORDER_GROUPS.active.map((status) => `'${status}'`).join(', '));
const SOLD = sql.raw(SALE_STATES.map((status) => `'${status}'`).join(', '));
/** Rows of a short list. */
const SHOWN = 5;

const STORE = sql`orders.store_id`;

export type StageRow = {
  status: OrderStatus;
  underHour: number;
  underFourHours: number;
  underDay: number;
  overDay: number;
};

/** Orders in work by status and age. Only these are read, by their own index: however many are over, they cost nothing. */
export function readStages(db: Db, scope: Scope, now: Date): Promise<StageRow[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  return rowsOf<StageRow>(
    db,
    sql`
    select aged.status,
      count(*) filter (where aged.age < interval '1 hour')::int as "underHour",
      count(*) filter (where aged.age >= interval '1 hour' and aged.age < interval '4 hours')::int as "underFourHours",
      count(*) filter (where aged.age >= interval '4 hours' and aged.age < interval '1 day')::int as "underDay",
      count(*) filter (where aged.age >= interval '1 day')::int as "overDay"
    from (select orders.status, ${at} - orders.state_since as age from orders
      where orders.status in (${ACTIVE}) and ${within(STORE, scope)}) as aged
    group by aged.status`,
  );
}

const NAMES = sql`array(
  select line.name from order_lines as line
  where line.order_id = orders.id and line.parent_position is null order by line.position)`;

export type HandOverRow = {
  id: number;
  names: string[];
  total: number;
  name: string;
  lastName: string;
  place: string | null;
  /** Milliseconds since 1970, as every moment of these rows. */
  storeUntil: number | null;
  isPaid: boolean;
};

/** Ready orders that wait in a store, by the end of their storage. */
export function readHandOvers(db: Db, scope: Scope): Promise<HandOverRow[]> {
  return rowsOf<HandOverRow>(
    db,
    sql`
    select orders.id::float8 as id, ${NAMES} as names, orders.total::float8 as total,
      orders.contact ->> 'name' as name, orders.contact ->> 'lastName' as "lastName", orders.place,
      ${milliseconds(sql`orders.store_until`)} as "storeUntil", orders.paid_at is not null as "isPaid"
    from orders where orders.status in (${ACTIVE}) and orders.status = 'ready' and orders.store_id is not null
      and ${within(STORE, scope)}
    order by orders.store_until nulls last, orders.id limit ${SHOWN}`,
  );
}

export type UnpaidRow = {
  id: number;
  names: string[];
  total: number;
  createdAt: number;
  expiresAt: number;
  /** Of all unpaid orders. */
  count: number;
};

/** Orders whose reservation ends first. */
export function readUnpaid(db: Db, scope: Scope, now: Date): Promise<UnpaidRow[]> {
  return rowsOf<UnpaidRow>(
    db,
    sql`
    select orders.id::float8 as id, ${NAMES} as names, orders.total::float8 as total,
      ${milliseconds(sql`orders.created_at`)} as "createdAt", ${milliseconds(sql`orders.expires_at`)} as "expiresAt", count(*) over ()::int as count
    from orders
    where orders.status = 'awaiting-payment' and orders.expires_at > ${now.toISOString()}::timestamptz
      and ${within(STORE, scope)}
    order by orders.expires_at, orders.id limit ${SHOWN}`,
  );
}

export type SoldRow = {
  isToday: boolean;
  hour: number;
  storeId: number | null;
  orders: number;
  total: number;
  /** Of them, those before the same time of day as now. */
  ordersByNow: number;
  totalByNow: number;
};

/**
 * What was ordered today and a week ago, by hour and store.
 * @param days beginnings of both days, and how far today has come in milliseconds
 */
export function readSold(
  db: Db,
  scope: Scope,
  { today, weekAgo, passedMs }: { today: Date; weekAgo: Date; passedMs: number },
): Promise<SoldRow[]> {
  const from = sql`${today.toISOString()}::timestamptz`;
  const before = sql`${weekAgo.toISOString()}::timestamptz`;
  return rowsOf<SoldRow>(
    db,
    sql`
    select sold.is_today as "isToday", floor(extract(epoch from sold.into_day) / 3600)::int as hour, sold.store_id as "storeId",
      count(*)::int as orders, sum(sold.total)::float8 as total,
      count(*) filter (where sold.into_day <= ${passedMs} * interval '1 millisecond')::int as "ordersByNow",
      coalesce(sum(sold.total) filter (where sold.into_day <= ${passedMs} * interval '1 millisecond'), 0)::float8 as "totalByNow"
    from (
      select true as is_today, orders.created_at - ${from} as into_day, orders.store_id, orders.total
        from orders where orders.created_at >= ${from} and orders.created_at < ${from} + interval '1 day'
          and orders.status in (${SOLD}) and ${within(STORE, scope)}
      union all
      select false, orders.created_at - ${before}, orders.store_id, orders.total
        from orders where orders.created_at >= ${before} and orders.created_at < ${before} + interval '1 day'
          and orders.status in (${SOLD}) and ${within(STORE, scope)}) as sold
    group by 1, 2, 3`,
  );
}
