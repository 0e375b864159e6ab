import { sql, type SQL } from 'drizzle-orm';
import type { StaffContext } from '#src/platform/context.ts';
import { isWithin, scopeOf, type Scope } from '#src/platform/permissions.ts';
import type { Permission } from '@yahont/contracts/office/permissions.ts';

/** Of which store somebody wants to know; undefined: of all of theirs. */
export type WantedStore = number | 'warehouse' | undefined;

/** Where the caller has this right, narrowed to the store that they want to see. */
export function scopeIn(
  { caller }: Pick<StaffContext, 'caller'>,
  permission: Permission,
  wanted: WantedStore,
): Scope {
  const scope = scopeOf(caller, permission);
  if (wanted === undefined) return scope;
  const storeId = wanted === 'warehouse' ? null : wanted;
  return isWithin(scope, storeId) ? [storeId] : [];
}

/** The condition that a column with a store, or null for the warehouse, lies in a scope. */
export function within(column: SQL, scope: Scope): SQL {
  if (scope === 'network') return sql`true`;
  const storeIds = scope.filter((id) => id !== null);
  const inStores = sql`${column} = any(${sql.param(storeIds)}::int[])`;
  return scope.includes(null) ? sql`(${inStores} or ${column} is null)` : inStores;
}

/** A moment as milliseconds since 1970, which both drivers read alike. */
export function milliseconds(moment: SQL): SQL {
  return sql`floor(extract(epoch from ${moment}) * 1000)::float8`;
}
