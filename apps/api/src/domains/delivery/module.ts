import { getDeliveryTerms } from '@yahont/contracts/delivery/delivery-terms.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import { serve } from '#src/platform/http/serve.ts';
import type { StoreDirectory } from '#src/domains/stores/index.ts';
import { deliveryTerms } from './delivery-terms.ts';

type Deps = { stores: Pick<StoreDirectory, 'listInCity'> };

/** What delivery costs and when it comes. */
export function deliveryModule({ stores }: Deps) {
  return {
    name: 'delivery',
    routes: (routes) => serve(routes, getDeliveryTerms, ({ ctx }) => deliveryTerms(ctx, { stores })),
  } satisfies DomainModule;
}
