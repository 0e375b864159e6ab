import { and, eq, isNull } from 'drizzle-orm';
import type { StonePlace } from '@yahont/contracts/appointments/appointments.ts';
import type { Store } from '@yahont/contracts/stores/stores.ts';
import type { Db } from '#src/platform/database/database.ts';
import { items } from '#src/domains/stock/stock.tables.ts';
import { stones } from '#src/domains/stones/stones.tables.ts';
import type { StoreDirectory } from '#src/domains/stores/index.ts';

/** `storeId` null: the vault. */
export type StoneToShow = { id: number; name: string; storeId: number | null; isOnSale: boolean };

/** A stone with the place of its item; null for an unknown code. */
export async function findStoneToShow(db: Db, code: string): Promise<StoneToShow | null> {
  const [row] = await db
    .select({ id: stones.id, name: stones.name, storeId: items.storeId, uin: items.uin })
    .from(stones)
    .leftJoin(items, and(eq(items.stoneId, stones.id), eq(items.state, 'available'), isNull(stones.hiddenAt)))
    .where(eq(stones.code, code));
  if (!row) return null;
  const { uin, ...stone } = row;
  return { ...stone, isOnSale: uin !== null };
}

/** Where a stone lies, as a store sees it. */
export function placeFor(store: Store, { storeId }: StoneToShow, stores: StoreDirectory): StonePlace {
  if (storeId === null) return 'vault';
  if (storeId === store.id) return 'here';
  return stores.cityIdOf(storeId) === store.cityId ? 'same-city' : 'other-city';
}
