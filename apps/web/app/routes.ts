import { index, layout, prefix, route } from '@react-router/dev/routes';
import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes';
import { TEXT_PAGES } from './routes/text/text-pages.ts';

/** Every address of the shop, by layout. */
export default [
  layout('routes/layouts/default.tsx', [
    index('routes/home/home.tsx'),
    route('catalog/*', 'routes/catalogue/catalogue.tsx'),
    route('search', 'routes/search/search.tsx'),
    route('cart', 'routes/cart/cart.tsx'),
    route('favorites', 'routes/favourites/favourites.tsx'),
    route('stores/:city?', 'routes/stores/stores.tsx'),

    route('personal', 'routes/personal/frame.tsx', [
      index('routes/personal/menu.tsx'),
      route('detail', 'routes/personal/detail.tsx'),
      route('orders', 'routes/personal/orders.tsx'),
      route('order/:orderid', 'routes/personal/order.tsx'),
      route('favorites', 'routes/personal/favourites.tsx'),
    ]),

    ...textPages(TEXT_PAGES.default),

    route('*', 'routes/not-found/unmatched.tsx'),
  ]),

  layout('routes/layouts/minimal.tsx', [
    route('cart/pay', 'routes/cart/pay.tsx'),
    ...prefix('personal/order', [
      route('make', 'routes/personal/order-make.tsx'),
      route('done/:id', 'routes/personal/order-done.tsx'),
    ]),
    route('dev/outbox', 'routes/dev/outbox.tsx'),
  ]),

  layout('routes/layouts/landing.tsx', textPages(TEXT_PAGES.landing)),

  layout('routes/layouts/partners.tsx', textPages(TEXT_PAGES.partners)),
] satisfies RouteConfig;

function textPages(paths: readonly string[]): RouteConfigEntry[] {
  return paths.map((path) =>
    route(path, 'routes/text/text-page.tsx', { id: `text-${path.replace('/', '-')}` }),
  );
}
