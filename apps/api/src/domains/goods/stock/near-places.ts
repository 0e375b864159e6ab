import { asc, eq } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { stores } from '#src/domains/ground/stores/stores.tables.ts';

/**
 * Where pieces for an order of a city are taken first: its store of pickup, the other stores of the city and the warehouse;
 * without a store of pickup the warehouse comes first, and everything there is as near as what lies in the city.
 * @param cityStoreIds stores of the city
 * @returns null for the warehouse
 */
export function nearPlaces(storeId: number | null, cityStoreIds: readonly number[]): (number | null)[] {
  if (storeId === null) return [null, ...cityStoreIds];
  return [storeId, ...cityStoreIds.filter((id) => id !== storeId), null];
}

/** The same of an order that was placed before. */
export async function findNearPlaces(
  db: Db,
  { storeId, cityId }: { storeId: number | null; cityId: number },
): Promise<(number | null)[]> {
  const rows = await db
    .select({ id: stores.id })
    .from(stores)
    .where(eq(stores.cityId, cityId))
    .orderBy(asc(stores.id));
  return nearPlaces(
    storeId,
    rows.map(({ id }) => id),
  );
}
