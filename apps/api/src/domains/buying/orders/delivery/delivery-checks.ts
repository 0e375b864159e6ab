import { sql, type SQL } from 'drizzle-orm';
import { check, type CheckBuilder, type PgColumn } from 'drizzle-orm/pg-core';
import { DELIVERY_KINDS, kindsThat, type DeliveryKind } from '@yahont/values/delivery-kinds.ts';
import { oneOf } from '#src/platform/one-of.ts';

type DeliveryColumn =
  | 'deliveryKind'
  | 'deliveryZone'
  | 'deliveryFrom'
  | 'deliveryTo'
  | 'receiver'
  | 'pointCode'
  | 'carrier'
  | 'storeId';

/** What a delivery's kind requires of the other columns of its order. */
export function deliveryChecks(table: Readonly<Record<DeliveryColumn, PgColumn>>): CheckBuilder[] {
  const kind = table.deliveryKind;
  const choosing = kindsThat(({ choosesDay }) => choosesDay);
  const toDoor = kindsThat(({ hasAddress }) => hasAddress);
  const unshipped = kindsThat(({ isShipped }) => !isShipped);
  const collected = kindsThat(({ isCollected }) => isCollected);
  const toPoint = kindsThat(({ broughtBy }) => broughtBy === 'carrier');
  const carried = kindsThat(({ broughtBy }) => broughtBy !== 'shop');
  return [
    check('orders_delivery_kind', oneOf(kind, DELIVERY_KINDS)),
    check(
      'orders_delivery_hours',
      sql`(${table.deliveryZone} is null or (${is(kind, choosing)} and ${table.deliveryFrom} is not null))
        and (${table.deliveryFrom} is null or ${table.deliveryTo} is not null)
        and (${table.deliveryTo} is null or ${is(kind, toDoor)})`,
    ),
    check('orders_receiver', sql`${isNot(kind, unshipped)} or ${table.receiver} is null`),
    check('orders_point', sql`(${is(kind, toPoint)}) = (${table.pointCode} is not null)`),
    check(
      'orders_carrier',
      sql`(${isNot(kind, toPoint)} or ${table.carrier} is not null)
        and (${table.carrier} is null or ${is(kind, carried)})`,
    ),
    check('orders_pickup_store', sql`(${is(kind, collected)}) = (${table.storeId} is not null)`),
  ];
}

/** A check takes no parameters, so the words are inlined; they come from our own table. */
function is(column: PgColumn, kinds: readonly DeliveryKind[]): SQL {
  return kinds.length === 1 ? sql`${column} = ${listed(kinds)}` : sql`${column} in (${listed(kinds)})`;
}

function isNot(column: PgColumn, kinds: readonly DeliveryKind[]): SQL {
  return kinds.length === 1 ? sql`${column} <> ${listed(kinds)}` : sql`${column} not in (${listed(kinds)})`;
}

function listed(kinds: readonly DeliveryKind[]): SQL {
  return sql.raw(kinds.map((kind) => `'${kind}'`).join(', '));
}
