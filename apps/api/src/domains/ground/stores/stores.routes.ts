import { getStore, listStoreDetails, listStores } from '@yahont/contracts/stores/stores.ts';
import { notFound } from '#src/platform/errors.ts';
import { serve, type Routes } from '#src/platform/http/serve.ts';
import { withStock } from './count-stock.ts';
import type { StoreDirectory } from './store-directory.ts';

export function storeRoutes(routes: Routes, { stores }: { stores: StoreDirectory }): void {
  serve(routes, listStores, ({ ctx, query }) => stores.listInCity(query.city ?? ctx.city.id, ctx.now()));
  serve(routes, listStoreDetails, ({ ctx, query }) =>
    withStock(ctx.db, stores.describeCity(query.city ?? ctx.city.id, ctx.now())),
  );
  serve(routes, getStore, async ({ ctx, params }) => {
    const store = stores.describe(params.id, ctx.now());
    const [described] = store ? await withStock(ctx.db, [store]) : [];
    if (!described) throw notFound('store');
    return described;
  });
}
