import { getDeliveryTerms } from '@yahont/contracts/delivery/delivery-terms.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import { serve } from '#src/platform/http/serve.ts';
import type { StoreDirectory } from '#src/domains/stores/index.ts';
import type { DeliveryRules } from './delivery-rules.ts';
import { deliveryTerms } from './delivery-terms.ts';
import type { VisitDeps } from './slots/change-visit.ts';
import { officeDeliveryRoutes } from './slots/office-delivery.routes.ts';
import { visitRoutes } from './slots/visits.routes.ts';
import type { VisitRoutesDeps } from './slots/visits.routes.ts';
import { importDeliveryTariffs } from './tariffs/import-tariffs.ts';
import type { TariffBook } from './tariffs/tariff-book.ts';

type Deps = Pick<VisitDeps, 'offsetOfCity'> &
  Omit<VisitRoutesDeps, 'book' | 'rules'> & {
    stores: Pick<StoreDirectory, 'listInCity'>;
    rules: DeliveryRules;
    /** Made by `loadTariffBook`, because other modules need it before this one. */
    book: TariffBook;
  };

/** What delivery costs and when it comes, and how many visits of couriers there are. */
export function deliveryModule({ stores, rules, book, offsetOfCity, ...orders }: Deps) {
  return {
    name: 'delivery',
    routes: (routes) => {
      serve(routes, getDeliveryTerms, ({ ctx }) => deliveryTerms(ctx, { stores, rules }));
      officeDeliveryRoutes(routes, { book, offsetOfCity });
      visitRoutes(routes, { rules, book, ...orders });
    },
    projections: [
      {
        reload: book.reload,
        apply: async (tags) => {
          if (tags.includes('delivery')) await book.reload();
        },
      },
    ],
    imports: { importDeliveryTariffs },
  } satisfies DomainModule;
}
