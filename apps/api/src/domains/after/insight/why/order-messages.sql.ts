import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOf } from '#src/platform/database/rows.ts';

type OutboxRow = {
  id: number;
  topic: string;
  to: string | null;
  queued: string | null;
  notBefore: string | null;
  expired: string | null;
  failed: string | null;
  resent: string | null;
  error: string | null;
};

/** A payload that names the order or one of its things. @param pattern a regular expression of PostgreSQL */
const names = (payload: SQL, pattern: string): SQL => sql`${payload}::text ~ ${pattern}`;

/** Rows of the outbox about an order. Reads the whole table, which keeps an hour of what was queued. */
export function readOutbox(db: Db, pattern: string): Promise<OutboxRow[]> {
  return rowsOf<OutboxRow>(
    db,
    sql`
    select outbox.id::float8 as id, outbox.topic, outbox.payload ->> 'to' as "to",
      outbox.queued_at::text as queued, outbox.not_before::text as "notBefore", outbox.expired_at::text as expired,
      outbox.failed_at::text as failed, outbox.resent_at::text as resent, outbox.last_error as error
    from outbox where ${names(sql`outbox.payload`, pattern)} order by outbox.id`,
  );
}

type JobRow = {
  key: string;
  topic: string;
  to: string | null;
  state: string;
  tries: number;
  startAfter: string;
  created: string;
  completed: string | null;
};

/** Jobs about an order; ended ones are kept for an hour. */
export async function readJobs(db: Db, pattern: string): Promise<JobRow[]> {
  if (!(await hasQueue(db))) return [];
  return rowsOf<JobRow>(
    db,
    sql`
    select data ->> 'key' as key, name as topic, data #>> '{payload,to}' as "to", state::text as state, retry_count::int as tries,
      start_after::text as "startAfter", created_on::text as created, completed_on::text as completed
    from pgboss.job where ${names(sql`data`, pattern)} order by created_on, name`,
  );
}

type RunRow = { name: string; state: string; at: string | null };

/** The last run of each of these schedules that the queue still knows, with what became of it. */
export async function readRuns(db: Db, schedules: readonly string[]): Promise<RunRow[]> {
  if (!(await hasQueue(db))) return [];
  return rowsOf<RunRow>(
    db,
    sql`
    select distinct on (name) name, state::text as state, coalesce(completed_on, started_on, created_on)::text as at
    from pgboss.job where name = any(${sql.param([...schedules])}::text[]) order by name, created_on desc`,
  );
}

/** The queue creates its tables on its first start. */
async function hasQueue(db: Db): Promise<boolean> {
  const [row] = await rowsOf<{ found: boolean }>(
    db,
    sql`select to_regclass('pgboss.job') is not null as found`,
  );
  return row?.found === true;
}
