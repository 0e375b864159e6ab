import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import type { CityDirectory } from '#src/domains/ground/locations/index.ts';
import { officeStoreRoutes } from './office/office-stores.routes.ts';
import { importStores } from './import-stores.ts';
import { loadStoreDirectory, type StoreDirectory } from './store-directory.ts';
import { storeRoutes } from './stores.routes.ts';

/** The directory of stores in memory. */
export async function storesModule({ context, cities }: { context: Context; cities: CityDirectory }) {
  const stores = await loadStoreDirectory(context.db, cities);
  return {
    name: 'stores',
    stores,
    routes: (routes) => {
      storeRoutes(routes, { stores });
      officeStoreRoutes(routes, cities);
    },
    projections: [
      {
        reload: stores.reload,
        apply: async (tags) => {
          if (tags.includes('stores')) await stores.reload();
        },
      },
    ],
    imports: { importStores },
  } satisfies DomainModule & { stores: StoreDirectory };
}
