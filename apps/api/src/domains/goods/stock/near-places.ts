import { asc, eq } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { stores } from '#src/domains/ground/stores/stores.tables.ts';

/**
 * From where pieces for an order in a city are taken first: its pickup store, then the other stores of
 * the city and the warehouse. Without a pickup store the warehouse comes first, and counts as near as
 * the city's stores.
 * @param cityStoreIds stores of the city
 * @returns null for the warehouse
 */
export function nearPlaces(storeId: number | null, cityStoreIds: readonly number[]): (number | null)[] {
  if (storeId === null) return [null, ...cityStoreIds];
  return [storeId, ...cityStoreIds.filter((id) => id !== storeId), null];
}

/** The same for an existing order. */
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
