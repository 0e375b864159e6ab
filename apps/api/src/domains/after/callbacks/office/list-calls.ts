import { and, asc, desc, eq, gte, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { OfficeCall } from '@yahont/contracts/office/calls.ts';
import { cityDate, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import type { StaffContext } from '#src/platform/context.ts';
import { staff } from '#src/domains/ground/staff/staff.tables.ts';
import { callbackRequests } from '../callbacks.tables.ts';
import { listOnLine } from '../line.ts';
import { citiesOf, toOfficeCall, withinCities, type CallDeps } from './call-rows.ts';
import { countInTime } from './calls.sql.ts';

const PAGE = 50;
const HOUR_MS = 3_600_000;
/** A call that nobody took for so long is listed no more: the shopper has forgotten it. */
const OPEN_MS = 24 * HOUR_MS;

/** When a call is to be made: the moment by which open ones are sorted. */
const DUE = sql<Date>`coalesce(${callbackRequests.dueAt}, ${callbackRequests.createdAt})`;

type Query = { state: 'open' | 'done'; after?: string | undefined };

/** Calls with the line and the figures of today. */
export async function listCalls(ctx: StaffContext, deps: CallDeps, query: Query) {
  const now = ctx.now();
  const since = new Date(`${cityDate(now, MOSCOW_HOURS)}T00:00:00+03:00`);
  const page = await listPage(ctx, deps, query, { now, since });
  return {
    now: now.toISOString(),
    ...page,
    line: await describeLine(ctx),
    today: await countInTime(ctx.db, { since, now, cities: citiesOf(ctx.caller, deps) }),
  };
}

/** Who is on the line, and whether the caller is. */
export async function describeLine({ db, now, caller }: StaffContext) {
  const people = await listOnLine(db, now());
  return { isOn: people.some(({ id }) => id === caller.staffId), people };
}

async function listPage(
  { db, caller }: StaffContext,
  deps: CallDeps,
  { state, after }: Query,
  { now, since }: { now: Date; since: Date },
): Promise<{ items: OfficeCall[]; next: string | null }> {
  const isOpen = state === 'open';
  const found = await db
    .select({ row: callbackRequests, name: staff.name })
    .from(callbackRequests)
    .leftJoin(staff, eq(staff.id, callbackRequests.takenBy))
    .where(
      and(
        isOpen ? openAt(now) : and(eq(callbackRequests.state, 'done'), gte(callbackRequests.endedAt, since)),
        withinCities(caller, deps),
        after === undefined ? undefined : beyond(after, isOpen),
      ),
    )
    .orderBy(
      ...(isOpen
        ? [asc(DUE), asc(callbackRequests.id)]
        : [desc(callbackRequests.endedAt), desc(callbackRequests.id)]),
    )
    .limit(PAGE + 1);
  const page = found.slice(0, PAGE);
  const last = page.at(-1)?.row;
  const at = isOpen ? (last?.dueAt ?? last?.createdAt) : last?.endedAt;
  return {
    items: page.map((one) => toOfficeCall(one, caller, deps)),
    next: found.length > PAGE && last && at ? `${at.getTime()}.${last.id}` : null,
  };
}

function openAt(now: Date): SQL | undefined {
  const oldest = new Date(now.getTime() - OPEN_MS);
  return and(
    ne(callbackRequests.state, 'done'),
    or(eq(callbackRequests.state, 'taken'), sql`${DUE} > ${oldest.toISOString()}`),
  );
}

/** Rows after the one that a cursor names: `milliseconds.id`. */
function beyond(after: string, isOpen: boolean): SQL | undefined {
  const [ms = 0, id = 0] = after.split('.').map(Number);
  const at = new Date(ms);
  if (isOpen) return sql`(${DUE}, ${callbackRequests.id}) > (${at.toISOString()}, ${id})`;
  return or(
    lt(callbackRequests.endedAt, at),
    and(eq(callbackRequests.endedAt, at), lt(callbackRequests.id, id)),
  );
}
