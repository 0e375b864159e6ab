import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import type { CheckoutDeps } from './checkout-deps.ts';
import { purgeDrafts } from './draft/drafts.ts';
import { draftData } from './draft/personal-data.ts';
import { checkoutRoutes } from './checkout.routes.ts';

/** From the cart to a placed order. */
export function checkoutModule({ context, ...deps }: CheckoutDeps & { context: Context }) {
  return {
    name: 'checkout',
    person: draftData,
    routes: (routes) => checkoutRoutes(routes, deps),
    schedules: [{ name: 'purge-checkout-drafts', cron: '57 3 * * *', run: () => purgeDrafts(context) }],
  } satisfies DomainModule;
}
