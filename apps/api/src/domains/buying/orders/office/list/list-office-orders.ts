import { and, asc, desc, eq, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { OfficeOrderRow } from '@yahont/contracts/office/order-lists/order-list.ts';
import { readOrderSearch } from '@yahont/contracts/office/order-lists/order-search.ts';
import { ORDER_GROUPS } from '@yahont/contracts/orders/order-list.ts';
import type { OrderStatus } from '@yahont/contracts/orders/orders.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { oneOf } from '#src/platform/one-of.ts';
import { scopeOf, type Scope } from '#src/platform/permissions.ts';
import { orderNumber } from '../../order-number.ts';
import { orders, PHONE_TAIL } from '../../orders.tables.ts';
import { DUE, NAMES } from './office-orders.sql.ts';

const PAGE = 50;
const TAIL_DIGITS = 4;

export type OfficeOrderQuery = {
  status?: OrderStatus | undefined;
  /** `warehouse`: orders that no store hands over. */
  store?: number | 'warehouse' | undefined;
  /** As `readOrderSearch` parses it. */
  q?: string | undefined;
  /** `next` of the previous page. */
  after?: string | undefined;
};

/**
 * A page of orders of the caller's stores, in one statement. The contract defines the selection and the
 * order.
 */
export async function listOfficeOrders(
  ctx: StaffContext,
  { status, store, q = '', after }: OfficeOrderQuery,
): Promise<{ items: OfficeOrderRow[]; next: string | null }> {
  const isWaiting = q === '' && (status === undefined || isInWork(status));
  const rows = await findRows(ctx.db, {
    where: and(
      inScope(scopeOf(ctx.caller, 'orders.see')),
      // Written out, so that the planner recognises that the index of these statuses applies.
      isWaiting ? oneOf(orders.status, ORDER_GROUPS.active) : undefined,
      status === undefined ? undefined : eq(orders.status, status),
      store === undefined ? undefined : ofStore(store),
      q === '' ? undefined : matching(q),
      after === undefined ? undefined : beyond(after, isWaiting),
    ),
    order: isWaiting ? [asc(orders.stateSince), asc(orders.id)] : [desc(orders.id)],
  });
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return { items: page.map(toRow), next: rows.length > PAGE && last !== undefined ? keyOf(last) : null };
}

function isInWork(status: OrderStatus): boolean {
  return ORDER_GROUPS.active.some((one) => one === status);
}

type Row = Awaited<ReturnType<typeof findRows>>[number];

function findRows(db: Db, { where, order }: { where: SQL | undefined; order: readonly SQL[] }) {
  return (
    db
      .select({
        id: orders.id,
        status: orders.status,
        stateSince: orders.stateSince,
        createdAt: orders.createdAt,
        storeUntil: orders.storeUntil,
        place: orders.place,
        storeId: orders.storeId,
        deliveryKind: orders.deliveryKind,
        deliveryDate: orders.deliveryDate,
        deliveryFrom: orders.deliveryFrom,
        deliveryTo: orders.deliveryTo,
        carrier: orders.carrier,
        total: orders.total,
        paidAt: orders.paidAt,
        paymentKind: orders.paymentKind,
        contact: orders.contact,
        comment: orders.comment,
        companionId: orders.companionId,
        names: NAMES,
        due: DUE,
      })
      .from(orders)
      .where(where)
      .orderBy(...order)
      // One extra row shows whether there is a next page.
      .limit(PAGE + 1)
  );
}

function toRow(row: Row): OfficeOrderRow {
  const { name, lastName, phone } = row.contact;
  return {
    id: row.id,
    number: orderNumber(row.id),
    status: row.status,
    stateSince: row.stateSince.toISOString(),
    createdAt: row.createdAt.toISOString(),
    storeUntil: row.storeUntil?.toISOString() ?? null,
    place: row.place,
    storeId: row.storeId,
    delivery: {
      kind: row.deliveryKind,
      date: row.deliveryDate,
      from: row.deliveryFrom,
      to: row.deliveryTo,
      carrier: row.carrier,
    },
    total: kopecks(row.total),
    due: kopecks(row.due),
    isPaid: row.paidAt !== null,
    paymentKind: row.paymentKind,
    buyer: { name, lastName, phoneTail: phone.slice(-TAIL_DIGITS) },
    names: row.names,
    hasComment: row.comment !== '',
    companionId: row.companionId,
  };
}

/** `1795681800000.100216`: time of the last status change of a page's last order, and its number. */
function keyOf({ stateSince, id }: Row): string {
  return `${stateSince.getTime()}.${id}`;
}

function beyond(key: string, isWaiting: boolean): SQL {
  const [time = 0, id = 0] = key.split('.').map(Number);
  if (!isWaiting) return lt(orders.id, id);
  const since = new Date(Math.min(time, LAST_TIME)).toISOString();
  return sql`(${orders.stateSince}, ${orders.id}) > (${since}::timestamptz, ${id}::bigint)`;
}

/** A forged key may contain a time that no date can represent. */
const LAST_TIME = Date.UTC(9999, 0);

function ofStore(store: number | 'warehouse'): SQL {
  return store === 'warehouse' ? isNull(orders.storeId) : eq(orders.storeId, store);
}

/** An unreadable search matches nothing; the contract rejects it earlier. */
function matching(q: string): SQL {
  const wanted = readOrderSearch(q);
  switch (wanted?.by) {
    case 'number':
      return eq(orders.id, wanted.id);
    case 'tail':
      return sql`${PHONE_TAIL} = ${wanted.tail}`;
    case 'phone':
      return sql`${PHONE_TAIL} = ${wanted.phone.slice(-TAIL_DIGITS)} and ${orders.contact} ->> 'phone' = ${wanted.phone}`;
    case undefined:
      return sql`false`;
  }
}

/** Staff without a store see nothing. */
function inScope(scope: Scope): SQL | undefined {
  if (scope === 'network') return undefined;
  const storeIds = scope.filter((id) => id !== null);
  return or(
    inArray(orders.storeId, [...storeIds, -1]),
    scope.includes(null) ? isNull(orders.storeId) : undefined,
  );
}
