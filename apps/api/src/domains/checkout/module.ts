import type { DomainModule } from '#src/platform/domain-module.ts';
import type { CheckoutDeps } from './checkout-deps.ts';
import { checkoutRoutes } from './checkout.routes.ts';

/** From the cart to a placed order. */
export function checkoutModule(deps: CheckoutDeps) {
  return { name: 'checkout', routes: (routes) => checkoutRoutes(routes, deps) } satisfies DomainModule;
}
