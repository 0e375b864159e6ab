import { sql } from 'drizzle-orm';
import { asSystem } from '#src/platform/context.ts';
import type { Context } from '#src/platform/context.ts';
import { rowsOf } from '#src/platform/database/rows.ts';
import { releaseVisits } from '#src/domains/goods/stock/index.ts';
import { HOLD_AFTER_MS, VISIT_MS } from './hold-term.ts';

/** Of one run; the next one follows in minutes. */
const MOST = 100;

/**
 * Puts back on sale what visits held whose term is over, that ended in any way, or that were deleted with their visitor. Each
 * visit in a transaction of its own, so that one that somebody is selling to keeps no other waiting for long.
 */
export async function releaseEnded(context: Context): Promise<void> {
  const ctx = asSystem(context, 'appointments');
  const before = new Date(ctx.now().getTime() - VISIT_MS - HOLD_AFTER_MS).toISOString();
  const ended = await rowsOf<{ id: number }>(
    ctx.db,
    sql`select distinct items.appointment_id as id
      from items left join appointments as visit on visit.id = items.appointment_id
      where items.appointment_id is not null and (visit.id is null or visit.starts_at <= ${before}::timestamptz
        or visit.state in ('replaced', 'cancelled', 'no-show', 'bought'))
      limit ${MOST}`,
  );
  for (const { id } of ended) await ctx.db.transaction((tx) => releaseVisits(tx, ctx, [id]));
}
