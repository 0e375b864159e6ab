import { asc, eq, inArray } from 'drizzle-orm';
import type { OfficeStore } from '@yahont/contracts/office/stores.ts';
import type { StaffContext } from '#src/platform/context.ts';
import { notFound } from '#src/platform/errors.ts';
import { isWithin, scopeOf } from '#src/platform/permissions.ts';
import type { CityDirectory } from '#src/domains/ground/locations/index.ts';
import type { StoreRow } from '../stores.mapper.ts';
import { stores } from '../stores.tables.ts';

/** Stores that the caller may edit, in the order of the import. */
export async function listOfficeStores(ctx: StaffContext, cities: CityDirectory): Promise<OfficeStore[]> {
  const scope = scopeOf(ctx.caller, 'stores.edit');
  const within =
    scope === 'network'
      ? undefined
      : inArray(
          stores.id,
          scope.filter((id) => id !== null),
        );
  const rows = await ctx.db.select().from(stores).where(within).orderBy(asc(stores.id));
  return rows.map((row) => toOfficeStore(row, cities));
}

/** A store as staff edit it. Throws `store-not-found`, also for a store that is not the caller's. */
export async function describeOfficeStore(
  ctx: StaffContext,
  cities: CityDirectory,
  id: number,
): Promise<OfficeStore> {
  const [row] = await ctx.db.select().from(stores).where(eq(stores.id, id));
  if (!row || !isWithin(scopeOf(ctx.caller, 'stores.edit'), id)) throw notFound('store');
  return toOfficeStore(row, cities);
}

function toOfficeStore(row: StoreRow, cities: CityDirectory): OfficeStore {
  const { id, code, name, cityId, hours, specialDays, services, events, version } = row;
  const { name: cityName } = cities.getOrDefault(cityId);
  return { id, code, name, cityName, hours, specialDays, services, events, version };
}
