import { getDeliveryTerms } from '@yahont/contracts/delivery/delivery-terms.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import { serve } from '#src/platform/http/serve.ts';
import type { StoreDirectory } from '#src/domains/ground/stores/index.ts';
import type { DeliveryRules } from './delivery-rules.ts';
import { deliveryTerms } from './delivery-terms.ts';
import { officeDeliveryRoutes } from './slots/office-delivery.routes.ts';
import { importDeliveryTariffs } from './tariffs/import-tariffs.ts';
import type { TariffBook } from './tariffs/tariff-book.ts';

type Deps = {
  stores: Pick<StoreDirectory, 'listInCity'>;
  rules: DeliveryRules;
  /** Made by `loadTariffBook`, because other modules need it before this one. */
  book: TariffBook;
};

/** What delivery costs and when it comes, and how many visits of couriers there are. */
export function deliveryModule({ stores, rules, book }: Deps) {
  return {
    name: 'delivery',
    routes: (routes) => {
      serve(routes, getDeliveryTerms, ({ ctx }) => deliveryTerms(ctx, { stores, rules }));
      officeDeliveryRoutes(routes, book);
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
