import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { DEFAULT_CITY_ID } from '@yahont/contracts/locations/locations.ts';
import { CALL_PROMISE_SECONDS, type OfficeCall } from '@yahont/contracts/office/calls.ts';
import type { StaffContext, StaffMember } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound } from '#src/platform/errors.ts';
import { maskRecipient } from '#src/platform/messages/mask-recipient.ts';
import { scopeOf } from '#src/platform/permissions.ts';
import { staff } from '#src/domains/ground/staff/staff.tables.ts';
import type { CallbackDeps } from '../callbacks.deps.ts';
import { callbackRequests, type CallbackRow } from '../callbacks.tables.ts';

export type CallDeps = Pick<CallbackDeps, 'offsetOfCity' | 'cityIdOf'>;

/** Calls of the whole network, or of the cities in which a manager has stores; undefined: all. */
export function withinCities(caller: StaffMember, { cityIdOf }: CallDeps): SQL | undefined {
  const cities = citiesOf(caller, { cityIdOf });
  return cities === null ? undefined : inArray(callbackRequests.cityId, cities);
}

/** Null: all cities. */
export function citiesOf(caller: StaffMember, { cityIdOf }: Pick<CallDeps, 'cityIdOf'>): number[] | null {
  const scope = scopeOf(caller, 'calls.take');
  if (scope === 'network') return null;
  return scope.flatMap((storeId) => (storeId === null ? [] : (cityIdOf(storeId) ?? [])));
}

/** Hours ahead of UTC where the shopper is. */
export function offsetOf({ cityId }: Pick<CallbackRow, 'cityId'>, { offsetOfCity }: CallDeps): number {
  return offsetOfCity(cityId ?? DEFAULT_CITY_ID);
}

/** Locks a call. Throws `call-not-found`, also for a city without a store of the caller. */
export async function lockCall(
  tx: Db,
  { caller }: Pick<StaffContext, 'caller'>,
  deps: CallDeps,
  id: number,
): Promise<CallbackRow> {
  const [row] = await tx
    .select()
    .from(callbackRequests)
    .where(and(eq(callbackRequests.id, id), withinCities(caller, deps)))
    .for('update');
  if (!row) throw notFound('call');
  return row;
}

/** A call after a change. */
export async function readCall(
  { db, caller }: StaffContext,
  deps: CallDeps,
  id: number,
): Promise<OfficeCall> {
  const [found] = await db
    .select({ row: callbackRequests, name: staff.name })
    .from(callbackRequests)
    .leftJoin(staff, eq(staff.id, callbackRequests.takenBy))
    .where(eq(callbackRequests.id, id));
  if (!found) throw notFound('call');
  return toOfficeCall(found, caller, deps);
}

export function toOfficeCall(
  { row, name }: { row: CallbackRow; name: string | null },
  { staffId }: Pick<StaffMember, 'staffId'>,
  deps: CallDeps,
): OfficeCall {
  const isOwn = row.state === 'taken' && row.takenBy === staffId;
  return {
    id: row.id,
    state: row.state,
    contact: maskRecipient(row.phone),
    phone: isOwn ? row.phone : null,
    cityName: row.city,
    utcOffset: offsetOf(row, deps),
    askedAt: row.createdAt.toISOString(),
    promisedAt: new Date(row.createdAt.getTime() + CALL_PROMISE_SECONDS * 1000).toISOString(),
    dueAt: row.dueAt?.toISOString() ?? null,
    tries: row.tries,
    result: row.result,
    takenBy: row.takenBy === null ? null : { id: row.takenBy, name: name ?? '' },
    takenAt: row.takenAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}
