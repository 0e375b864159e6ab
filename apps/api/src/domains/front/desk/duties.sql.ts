import { sql, type SQL } from 'drizzle-orm';
import type { DutyCode } from '@yahont/contracts/office/today.ts';
import type { Permission } from '@yahont/contracts/office/permissions.ts';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOf } from '#src/platform/database/rows.ts';
import type { Scope } from '#src/platform/permissions.ts';
import { milliseconds, within } from './within.ts';

/** Requests for approval are counted by their own domain. */
export type CountedDuty = Exclude<DutyCode, 'approvals'>;

type Moments = { now: Date; dayEnd: Date };
type Counting = {
  permission: Permission;
  /** A statement with the columns `count` and `oldest`, which reads only what waits. */
  read: (scope: Scope, moments: Moments) => SQL;
};

const at = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;

/** In each a partial index or a short table: what is done is never read. */
const COUNTINGS: Record<CountedDuty, Counting> = {
  uncollected: {
    permission: 'orders.extend-storage',
    read: (scope, { now }) => sql`
      select count(*)::int as count, min(orders.store_until) as oldest
      from orders inner join cities on cities.id = orders.city_id
      where orders.status = 'ready' and orders.store_until is not null and orders.store_until < ${at(now)}
        and (orders.store_until at time zone 'UTC' + cities.timezone_offset * interval '1 hour')::date
          < (${at(now)} at time zone 'UTC' + cities.timezone_offset * interval '1 hour')::date
        and ${within(sql`orders.store_id`, scope)}`,
  },
  returns: {
    permission: 'returns.accept',
    read: (scope) => sql`
      select count(*)::int as count, min(returns.created_at) as oldest from returns
      where returns.state not in ('refunded', 'refused', 'withdrawn') and ${within(sql`returns.store_id`, scope)}`,
  },
  letters: {
    permission: 'support.answer',
    read: () => sql`
      select count(*)::int as count, min(support_requests.last_at) as oldest from support_requests
      where support_requests.state = 'waiting'`,
  },
  leads: {
    permission: 'leads.answer',
    read: () => sql`
      select count(*)::int as count, min(leads.created_at) as oldest from leads where leads.state = 'new'`,
  },
  appointments: {
    permission: 'appointments.serve',
    read: (scope, { now, dayEnd }) => sql`
      select count(*)::int as count, min(appointments.starts_at) as oldest from appointments
      where appointments.state = 'requested' and appointments.starts_at >= ${at(now)}
        and appointments.starts_at < ${at(dayEnd)} and ${within(sql`appointments.store_id`, scope)}`,
  },
  holds: {
    permission: 'appointments.serve',
    read: (scope) => sql`
      select count(*)::int as count, min(holds.created_at) as oldest from holds
      where holds.state = 'open' and holds.ready_at is null and ${within(sql`holds.store_id`, scope)}`,
  },
  questions: {
    permission: 'questions.answer',
    read: (scope) => sql`
      select count(*)::int as count, min(product_questions.asked_at) as oldest from product_questions
      where product_questions.state = 'waiting' and ${within(sql`product_questions.store_id`, scope)}`,
  },
  reviews: {
    permission: 'reviews.moderate',
    read: () => sql`
      select count(*)::int as count, min(reviews.sent_at) as oldest from reviews where reviews.state = 'waiting'`,
  },
  receipts: {
    permission: 'payments.reconcile',
    read: () => sql`
      select count(*)::int as count, min(receipts.changed_at) as oldest from receipts
      where receipts.state in ('dead', 'by-hand')`,
  },
  differences: {
    permission: 'payments.close-difference',
    read: () => sql`
      select count(*)::int as count, min(differences.first_seen_at) as oldest from differences
      where differences.closed_at is null`,
  },
  messages: {
    permission: 'jobs.retry',
    read: () => sql`
      select count(*)::int as count, min(outbox.failed_at) as oldest from outbox
      where outbox.failed_at is not null and outbox.resent_at is null`,
  },
};

// safe: the keys are those of the type
export const COUNTED = Object.keys(COUNTINGS) as CountedDuty[];

export function permissionFor(code: CountedDuty): Permission {
  return COUNTINGS[code].permission;
}

/** `oldest` in milliseconds since 1970. */
export type DutyRow = { code: CountedDuty; count: number; oldest: number | null };

/** Counts these duties in one statement; nothing is asked when there are none. */
export function countDuties(
  db: Db,
  duties: readonly { code: CountedDuty; scope: Scope }[],
  moments: Moments,
): Promise<DutyRow[]> {
  if (duties.length === 0) return Promise.resolve([]);
  const parts = duties.map(
    ({ code, scope }) =>
      sql`select ${sql.param(code)}::text as code, counted.count, ${milliseconds(sql`counted.oldest`)} as oldest from (${COUNTINGS[code].read(scope, moments)}) as counted`,
  );
  return rowsOf<DutyRow>(db, sql.join(parts, sql` union all `));
}
