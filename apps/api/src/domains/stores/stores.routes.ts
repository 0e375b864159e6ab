import { getStore, listStores } from '@yahont/contracts/stores/stores.ts';
import { notFound } from '#src/platform/errors.ts';
import { serve } from '#src/platform/http/serve.ts';
import type { Routes } from '#src/platform/http/serve.ts';
import type { StoreDirectory } from './store-directory.ts';

export function storeRoutes(routes: Routes, deps: { stores: StoreDirectory }): void {
  serve(routes, listStores, ({ ctx, query }) => deps.stores.listInCity(query.city ?? ctx.city.id, ctx.now()));
  serve(routes, getStore, ({ ctx, params }) => {
    const store = deps.stores.find(params.id, ctx.now());
    if (!store) throw notFound('store');
    return store;
  });
}
