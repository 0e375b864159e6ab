import { getPurchase as getting, listPurchases as listing } from '@yahont/contracts/purchases/purchases.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import { accountContext, serve, type Routes } from '#src/platform/http/serve.ts';
import type { OrderDeps } from '#src/domains/buying/orders/index.ts';
import { importStorePurchases } from './import-store-purchases.ts';
import { getPurchase, listPurchases } from './list-purchases.ts';
import { officeSaleRoutes } from './office/office-sales.routes.ts';
import { importPieceWorks } from './works/import-works.ts';
import { workRoutes } from './works/works.routes.ts';
import { purchaseData } from './personal-data.ts';

/**
 * What shoppers own, bought on the site and in stores; store sales recorded by staff and tills; work
 * done on pieces later.
 */
export function purchasesModule(deps: OrderDeps) {
  return {
    name: 'purchases',
    person: purchaseData,
    imports: { importStorePurchases, importPieceWorks },
    routes: (routes) => {
      purchaseRoutes(routes, deps);
      officeSaleRoutes(routes);
    },
  } satisfies DomainModule;
}

export function purchaseRoutes(routes: Routes, deps: OrderDeps): void {
  workRoutes(routes, deps);
  serve(routes, listing, ({ ctx, query }) => listPurchases(accountContext(ctx), deps, query));
  serve(routes, getting, ({ ctx, params }) => getPurchase(accountContext(ctx), deps, params.key));
}
