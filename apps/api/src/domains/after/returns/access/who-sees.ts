import { and, eq, inArray, isNull, or, type Column, type SQL } from 'drizzle-orm';
import type { ReturnState } from '@yahont/contracts/returns/return-lists.ts';
import { isWithin, type Scope } from '#src/platform/permissions.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { returns } from '../returns.tables.ts';

type Whose = {
  state: ReturnState;
  /** Of the return: where it is brought or has been received; null is the central warehouse. */
  storeId: number | null;
  /** Of its order. */
  orderStoreId: number | null;
};

/**
 * Whether a return lies in a scope: it is of one of its stores, or its order is and nobody has answered the request yet. So staff of a store
 * see what they wrote down for a caller, also when a courier or the post is to bring it elsewhere.
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

/** Of nobody's store nothing is shown. */
function isOneOf(column: Column, scope: Exclude<Scope, 'network'>): SQL | undefined {
  const storeIds = scope.filter((id) => id !== null);
  return or(inArray(column, [...storeIds, -1]), scope.includes(null) ? isNull(column) : undefined);
}
