import { sql, type SQL } from 'drizzle-orm';
import { asSystem, type Context } from '#src/platform/context.ts';
import { audit, type AuditEntry } from '#src/platform/audit/audit.ts';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOf } from '#src/platform/database/rows.ts';
import { networkOf } from '#src/platform/http/network-of.ts';
import { failedSignIns, staffSessions } from './staff.tables.ts';

const MINUTE_MS = 60_000;
/**
 * How many networks of one minute the log names; the others share one row, so that an attacker cannot
 * fill the log.
 */
const NAMED_NETWORKS = 20;
/** After the shop was down, many minutes wait. */
const MINUTES_AT_ONCE = 10;

/**
 * Counts one failed attempt with a staff token: a row for each minute, network and former owner of the
 * token. The token itself is not stored.
 */
export async function countFailedSignIn(
  ctx: Context,
  { ip, tokenHash }: { ip: string; tokenHash: string },
): Promise<void> {
  const owner = sql<number>`coalesce((select staff_id from ${staffSessions} where token_hash = ${tokenHash}), 0)`;
  await countFailure(ctx, { ip, staffId: owner });
}

/** Counts one wrong password or code. `staffId`: whose it was to be; 0: of nobody who works here. */
export async function countFailure(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { ip, staffId }: { ip: string; staffId: number | SQL<number> },
): Promise<void> {
  await db
    .insert(failedSignIns)
    .values({ minute: minuteOf(now()), network: networkOf(ip), staffId, count: 1 })
    .onConflictDoUpdate({
      target: [failedSignIns.minute, failedSignIns.network, failedSignIns.staffId],
      set: { count: sql`${failedSignIns.count} + 1` },
    });
}

/** Moves the counts of past minutes to the audit log. */
export async function logFailedSignIns(ctx: Context): Promise<void> {
  let moved = 1;
  while (moved > 0) moved = await ctx.db.transaction((tx) => moveMinutes(tx, ctx));
}

type FailureCount = { minute: string; network: string; staffId: number; count: number; networks: number };

async function moveMinutes(tx: Db, ctx: Context): Promise<number> {
  const until = minuteOf(ctx.now()).toISOString();
  const rows = await rowsOf<FailureCount>(
    tx,
    sql`
    with gone as (
      delete from ${failedSignIns} where minute in (
        select distinct minute from ${failedSignIns} where minute < ${until} order by minute limit ${MINUTES_AT_ONCE}
      )
      returning minute, network, staff_id, count
    ),
    ranked as (
      select *, row_number() over (partition by minute order by count desc, network) <= ${NAMED_NETWORKS} as is_named
      from gone
    )
    select to_json(minute)#>>'{}' as "minute", case when is_named then network else 'others' end as "network",
      case when is_named then staff_id else 0 end as "staffId", sum(count)::float8 as "count",
      count(distinct network)::int as "networks"
    from ranked group by 1, 2, 3 order by 1, 2, 3`,
  );
  await audit(tx, asSystem(ctx, 'jobs'), ...rows.map(entryOf));
  return rows.length;
}

function entryOf({ minute, network, staffId, count, networks }: FailureCount): AuditEntry {
  return {
    action: 'sign-in-failed',
    subject: { type: 'network', id: network },
    after: { minute, count, networks, staffId: staffId === 0 ? null : staffId },
  };
}

function minuteOf(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS);
}
