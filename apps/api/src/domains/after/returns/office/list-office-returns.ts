import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { OfficeReturnRow } from '@yahont/contracts/office/returns.ts';
import type { ReturnState } from '@yahont/contracts/returns/return-lists.ts';
import type { StaffContext } from '#src/platform/context.ts';
import { oneOf } from '#src/platform/one-of.ts';
import { scopeOf } from '#src/platform/permissions.ts';
import { findReturnLines, findReturns } from '../load-returns.ts';
import { priceLines } from '../price-lines.ts';
import { CLOSED } from '../return-states.ts';
import { returns } from '../returns.tables.ts';
import { toOfficeRow } from './office-return.ts';
import { seenWithin } from '../access/who-sees.ts';

const PAGE = 50;

export type ReturnQuery = {
  view: 'open' | 'closed';
  state?: ReturnState | undefined;
  storeId?: number | undefined;
  after?: number | undefined;
};

/** Returns that the caller may see: open ones oldest first, closed ones newest first. */
export async function listOfficeReturns(
  ctx: StaffContext,
  { view, state, storeId, after }: ReturnQuery,
): Promise<{ items: OfficeReturnRow[]; next: number | null }> {
  const isOpen = view === 'open';
  const beyond = isOpen ? gt : lt;
  const found = await findReturns(
    ctx.db,
    and(
      isOpen ? sql`not ${oneOf(returns.state, CLOSED)}` : oneOf(returns.state, CLOSED),
      state === undefined ? undefined : eq(returns.state, state),
      storeId === undefined ? undefined : eq(returns.storeId, storeId),
      after === undefined ? undefined : beyond(returns.id, after),
      seenWithin(scopeOf(ctx.caller, 'orders.see')),
    ),
    { oldestFirst: isOpen, limit: PAGE + 1 },
  );
  const page = found.slice(0, PAGE);
  const lines = await findReturnLines(
    ctx.db,
    page.map(({ row }) => row.id),
  );
  const priced = await priceLines(ctx.db, page, lines);
  const linesOf = Map.groupBy(priced, ({ returnId }) => returnId);
  return {
    items: page.map((one) => toOfficeRow(one, linesOf.get(one.row.id) ?? [])),
    next: found.length > PAGE ? (page.at(-1)?.row.id ?? null) : null,
  };
}
