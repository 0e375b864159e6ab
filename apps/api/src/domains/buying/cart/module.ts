import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import { cartRoutes } from './cart.routes.ts';
import { purgeAccountCarts } from './purge-account-carts.ts';
import { purgeAnonymousCarts } from './purge-anonymous-carts.ts';
import { purgeRemovedLines } from './lines/purge-removed-lines.ts';
import type { CartDeps } from './cart-deps.ts';
import { cartData } from './personal-data.ts';

/** Carts of accounts and anonymous visitors. */
export function cartModule({ context, ...deps }: CartDeps & { context: Context }) {
  return {
    name: 'cart',
    person: cartData,
    routes: (routes) => cartRoutes(routes, deps),
    schedules: [
      { name: 'purge-cart-lines', cron: '37 * * * *', run: () => purgeRemovedLines(context) },
      { name: 'purge-anonymous-carts', cron: '11 3 * * *', run: () => purgeAnonymousCarts(context) },
      { name: 'purge-account-carts', cron: '13 3 * * *', run: () => purgeAccountCarts(context) },
    ],
  } satisfies DomainModule;
}
