import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import { catalogueRoutes } from './catalogue.routes.ts';
import type { ProductDeps } from './product/get-product.ts';
import { importCollections } from './import/import-collections.ts';
import { importPictures } from './import/import-pictures.ts';
import { importPrices } from './import/import-prices.ts';
import { importProducts } from './import/import-products.ts';
import { importSections } from './import/import-sections.ts';
import { applyPricePlans } from './office/apply-price-plans.ts';
import { importPastPrices } from './price-history/import-past-prices.ts';
import { officeProductRoutes } from './office/office-products.routes.ts';

/** @param deps `catalogue`: created by `loadCatalogue`, because other modules need it before this one */
export function catalogueModule({ context, ...deps }: ProductDeps & { context: Context }) {
  return {
    name: 'catalogue',
    routes: (routes) => {
      catalogueRoutes(routes, deps);
      officeProductRoutes(routes);
    },
    schedules: [{ name: 'apply-price-plans', cron: '* * * * *', run: () => applyPricePlans(context) }],
    projections: [deps.catalogue],
    imports: {
      importPictures,
      importSections,
      importCollections,
      importProducts,
      importPrices,
      importPastPrices,
    },
  } satisfies DomainModule;
}
