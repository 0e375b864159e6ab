import { and, asc, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { AppointmentState } from '@yahont/contracts/appointments/appointments.ts';
import type { OfficeAppointment } from '@yahont/contracts/office/appointments.ts';
import { addDays } from '@yahont/values/dates/iso-date.ts';
import type { StaffContext } from '#src/platform/context.ts';
import { scopeOf, type Scope } from '#src/platform/permissions.ts';
import { listHeld } from '#src/domains/goods/stock/index.ts';
import type { AppointmentDeps } from '../appointments.deps.ts';
import { appointments } from '../appointments.tables.ts';
import { findAppointments, type FoundAppointment } from '../find-appointments.ts';
import { toOfficeAppointment } from './office-appointment.ts';
import { cityMidnight } from './city-midnight.sql.ts';

const PAGE = 50;

export type AppointmentQuery = {
  storeId?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
  state?: AppointmentState | undefined;
  after?: string | undefined;
};

/** Appointments of the caller's stores, the soonest first. */
export async function listOfficeAppointments(
  ctx: StaffContext,
  deps: AppointmentDeps,
  { storeId, from, to, state, after }: AppointmentQuery,
): Promise<{ items: OfficeAppointment[]; next: string | null }> {
  const rows = await findAppointments(
    ctx.db,
    and(
      inScope(scopeOf(ctx.caller, 'appointments.see')),
      storeId === undefined ? undefined : eq(appointments.storeId, storeId),
      state === undefined ? undefined : eq(appointments.state, state),
      from === undefined ? undefined : gte(appointments.startsAt, cityMidnight(from)),
      to === undefined ? undefined : lt(appointments.startsAt, cityMidnight(addDays(to, 1))),
      after === undefined ? undefined : beyond(after),
    ),
    { order: [asc(appointments.startsAt), asc(appointments.id)], limit: PAGE + 1 },
  );
  const page = rows.slice(0, PAGE);
  const items: OfficeAppointment[] = [];
  const held = await listHeld(
    ctx.db,
    page.map(({ row }) => row.id),
  );
  for (const found of page) items.push(await toOfficeAppointment(ctx, deps, { found, held }));
  const last = page.at(-1);
  return { items, next: rows.length > PAGE && last !== undefined ? keyOf(last) : null };
}

/** Cursor `1795681800000.101`: the hour and number of the last appointment of a page. */
function keyOf({ row: { startsAt, id } }: FoundAppointment): string {
  return `${startsAt.getTime()}.${id}`;
}

function beyond(key: string): SQL {
  const [time, id] = key.split('.').map(Number);
  const startsAt = new Date(time ?? 0).toISOString();
  return sql`(${appointments.startsAt}, ${appointments.id}) > (${startsAt}::timestamptz, ${id ?? 0}::bigint)`;
}

function inScope(scope: Scope): SQL | undefined {
  if (scope === 'network') return undefined;
  const storeIds = scope.filter((id) => id !== null);
  return inArray(appointments.storeId, [...storeIds, -1]);
}
