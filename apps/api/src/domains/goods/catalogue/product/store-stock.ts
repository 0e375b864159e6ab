import type { z } from 'zod';
import type { StoreStock } from '@yahont/contracts/catalogue/product.ts';
import type { Store } from '@yahont/contracts/stores/stores.ts';
import { eachPlace, type ProductRecord } from '../records/product-record.ts';

/** Stores of a city that have the product, best stocked first. */
export function storesWith(record: ProductRecord, stores: readonly Store[]): z.infer<typeof StoreStock>[] {
  const shelves = new Map<number, { sizes: number[]; count: number }>();
  eachPlace(record.stock, ({ skuIndex, storeId, count }) => {
    const shelf = shelves.get(storeId) ?? { sizes: [], count: 0 };
    const size = record.sizes[skuIndex] ?? 0;
    if (size > 0) shelf.sizes.push(size);
    shelf.count += count;
    shelves.set(storeId, shelf);
  });
  return stores
    .flatMap((store) => {
      const shelf = shelves.get(store.id);
      return shelf ? [toStoreStock(store, shelf)] : [];
    })
    .toSorted((a, b) => b.count - a.count || a.storeId - b.storeId);
}

function toStoreStock(
  store: Store,
  { sizes, count }: { sizes: readonly number[]; count: number },
): z.infer<typeof StoreStock> {
  return {
    storeId: store.id,
    name: store.name,
    address: store.address,
    metro: store.metro,
    phone: store.phone,
    lat: store.lat,
    lon: store.lon,
    isOpenNow: store.isOpenNow,
    openText: store.openText,
    sizes: sizes.toSorted((a, b) => a - b),
    count,
  };
}
