import { and, gt, inArray, sql } from 'drizzle-orm';
import type { StaffContext } from '#src/platform/context.ts';
import { decidable } from './approval-rights.ts';
import { OPEN } from './approval-steps.ts';
import { approvals } from './approvals.tables.ts';

/** Requests that the caller may decide now, and since when the longest waits; null: they may decide none of any kind. */
export async function countToDecide({
  caller,
  db,
  now,
}: StaffContext): Promise<{ count: number; oldest: string | null } | null> {
  const others = decidable(caller);
  if (others === undefined) return null;
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      oldest: sql<number | null>`floor(extract(epoch from min(${approvals.askedAt})) * 1000)::float8`,
    })
    .from(approvals)
    .where(and(inArray(approvals.state, [...OPEN]), gt(approvals.expiresAt, now()), others));
  const oldest = row?.oldest ?? null;
  return { count: row?.count ?? 0, oldest: oldest === null ? null : new Date(oldest).toISOString() };
}
