import { and, eq, inArray, isNull, or, type Column, type SQL } from 'drizzle-orm';
import type { ReturnState } from '@yahont/contracts/returns/return-lists.ts';
import { isWithin, type Scope } from '#src/platform/permissions.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { returns } from '../returns.tables.ts';

type Whose = {
  state: ReturnState;
  /** Store of the return: where it is to be brought or was received; null is the central warehouse. */
  storeId: number | null;
  /** Store of its order. */
  orderStoreId: number | null;
};

/**
 * Whether a return is in a scope: it belongs to one of its stores, or its order does and nobody has
 * answered the request yet. So staff see a request that they recorded for a caller, even when a courier
 * or the post is to bring the pieces elsewhere.
 */
export function isSeen(scope: Scope, { state, storeId, orderStoreId }: Whose): boolean {
  return isWithin(scope, storeId) || (state === 'requested' && isWithin(scope, orderStoreId));
}

/** The same as a condition on `returns` joined with `orders`; undefined: all of them. */
export function seenWithin(scope: Scope): SQL | undefined {
  if (scope === 'network') return undefined;
  return or(
    isOneOf(returns.storeId, scope),
    and(eq(returns.state, 'requested'), isOneOf(orders.storeId, scope)),
  );
}

/** Staff without a store see nothing. */
function isOneOf(column: Column, scope: Exclude<Scope, 'network'>): SQL | undefined {
  const storeIds = scope.filter((id) => id !== null);
  return or(inArray(column, [...storeIds, -1]), scope.includes(null) ? isNull(column) : undefined);
}
