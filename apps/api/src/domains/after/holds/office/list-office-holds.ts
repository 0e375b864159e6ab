import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { HoldState } from '@yahont/contracts/holds/hold-terms.ts';
import type { OfficeHold } from '@yahont/contracts/office/holds.ts';
import { listStoreHeld } from '#src/domains/goods/stock/index.ts';
import type { StaffContext } from '#src/platform/context.ts';
import { scopeOf, type Scope } from '#src/platform/permissions.ts';
import { findHolds, type NamedHold } from '../find-holds.ts';
import { holds } from '../holds.tables.ts';
import { toOfficeHold } from './office-hold.ts';

const PAGE = 50;

export type HoldQuery = {
  storeId?: number | undefined;
  state?: HoldState | undefined;
  code?: string | undefined;
  after?: string | undefined;
};

/** Holds of the caller's stores, those that end first at the top. */
export async function listOfficeHolds(
  ctx: StaffContext,
  { storeId, state, code, after }: HoldQuery,
): Promise<{ items: OfficeHold[]; next: string | null }> {
  const rows = await findHolds(
    ctx.db,
    and(
      inScope(scopeOf(ctx.caller, 'appointments.see')),
      storeId === undefined ? undefined : eq(holds.storeId, storeId),
      state === undefined ? undefined : eq(holds.state, state),
      code === undefined ? undefined : eq(holds.code, code),
      after === undefined ? undefined : beyond(after),
    ),
    { order: [asc(holds.until), asc(holds.id)], limit: PAGE + 1 },
  );
  const page = rows.slice(0, PAGE);
  const held = await listStoreHeld(
    ctx.db,
    page.map(({ row }) => row.id),
  );
  const last = page.at(-1);
  return {
    items: page.map((found) => toOfficeHold(found, held)),
    next: rows.length > PAGE && last !== undefined ? keyOf(last) : null,
  };
}

/** Cursor `1795681800000.1001`: the term and number of the last hold of a page. */
function keyOf({ row: { until, id } }: NamedHold): string {
  return `${until.getTime()}.${id}`;
}

function beyond(key: string): SQL {
  const [time, id] = key.split('.').map(Number);
  const until = new Date(time ?? 0).toISOString();
  return sql`(${holds.until}, ${holds.id}) > (${until}::timestamptz, ${id ?? 0}::bigint)`;
}

function inScope(scope: Scope): SQL | undefined {
  if (scope === 'network') return undefined;
  return inArray(holds.storeId, [...scope.filter((id) => id !== null), -1]);
}
