import {
  index,
  layout,
  prefix,
  route,
  type RouteConfig,
  type RouteConfigEntry,
} from '@react-router/dev/routes';
import { ROYAL_PAGES } from './routes/royal/royal-pages.ts';
import { TEXT_PAGES } from './routes/text/text-pages.ts';

/** Every address of the shop, by layout. */
export default [
  layout('routes/layouts/default.tsx', [
    index('routes/home/home.tsx'),
    route('catalog/diamonds/:code/selection', 'routes/stone/selection.tsx'),
    route('catalog/diamonds/:code/showing', 'routes/showing/stone-showing.tsx'),
    route('showing', 'routes/showing/showing.tsx'),
    route('showing/:link/visit.ics', 'routes/showing/calendar-file.ts'),
    route('question', 'routes/product-questions/question-page.tsx'),
    route('hold', 'routes/holds/hold-form-page.tsx'),
    route('holds/:link', 'routes/holds/hold.tsx'),
    route('catalog/diamonds', 'routes/stones/stone-list.tsx'),
    route('catalog/diamonds/:code', 'routes/stone/stone.tsx'),
    route('catalog/diamonds/:code/certificate.pdf', 'routes/stone/certificate-file.ts'),
    route('catalog/reports/:product/:number/report.pdf', 'routes/reports/report-file.ts'),
    // SPEC 2.11 covers `/catalog/certificate` and everything that begins with it.
    ...['certificate', 'certificates'].map((name) =>
      route(`catalog/${name}/*`, 'routes/certificates/old-address.tsx', { id: `old-${name}` }),
    ),
    route('catalog/*', 'routes/catalogue/catalogue.tsx'),
    ...kinds('routes/catalogue/catalogue', {
      product: 'routes/catalogue/product-kind.ts',
      section: 'routes/catalogue/section-kind.ts',
    }),
    route('search', 'routes/search/search.tsx'),
    route('menu', 'routes/menu/menu.tsx'),
    route('compare/diamonds', 'routes/compare/diamonds.tsx'),
    route('compare/jewellery', 'routes/compare/jewellery.tsx'),
    route('cart', 'routes/cart/cart.tsx'),
    route('favorites', 'routes/favourites/favourites.tsx'),
    route('sets', 'routes/sets/sets.tsx'),
    route('sets/:slug', 'routes/sets/set.tsx'),
    route('stores/:city?', 'routes/stores/stores.tsx'),
    route('stores/:city/:id', 'routes/stores/store.tsx'),
    route('news', 'routes/news/news.tsx'),
    route('news/rss.xml', 'routes/news/rss.ts'),
    route('news/:code', 'routes/news/news-item.tsx'),
    route('actions', 'routes/actions/actions.tsx'),
    route('actions/:id', 'routes/actions/action.tsx'),
    route('vacancies', 'routes/vacancies/vacancies.tsx'),
    route('vacancies/:code', 'routes/vacancies/vacancy.tsx'),
    route('guide', 'routes/guide/guide.tsx'),
    route('guide/:section/*', 'routes/guide/guide-page.tsx'),

    route('personal', 'routes/personal/frame.tsx', [
      index('routes/personal/menu.tsx'),
      route('address', 'routes/personal/address.tsx'),
      route('bells', 'routes/personal/bells.tsx'),
      route('card', 'routes/personal/card.tsx'),
      route('certificates', 'routes/personal/certificates.tsx'),
      route('detail', 'routes/personal/detail.tsx'),
      route('favorites', 'routes/personal/favourites.tsx'),
      route('holds', 'routes/personal/holds.tsx'),
      route('order/:orderid', 'routes/personal/orders/order.tsx'),
      route('order/:orderid/documents', 'routes/personal/orders/documents.tsx'),
      route('order/:orderid/invoice', 'routes/personal/orders/invoice.tsx'),
      route('order/:orderid/return', 'routes/personal/returns/ask.tsx'),
      route('orders', 'routes/personal/orders/orders.tsx'),
      route('people', 'routes/personal/people.tsx'),
      route('purchases', 'routes/personal/purchases/purchases.tsx'),
      route('purchases/:key', 'routes/personal/purchases/statement.tsx'),
      route('purchases/:key/review', 'routes/personal/purchases/review.tsx'),
      route('returns', 'routes/personal/returns/returns.tsx'),
      route('returns/:id', 'routes/personal/returns/return.tsx'),
      route('subscriptions', 'routes/personal/subscriptions.tsx'),
      route('support', 'routes/personal/support/support.tsx'),
      route('support/:id', 'routes/personal/support/thread.tsx'),
    ]),

    ...pages('routes/royal/royal-page.tsx', ROYAL_PAGES),
    route('sitemap', 'routes/sitemap/sitemap.tsx'),
    route('certificates', 'routes/certificates/certificates.tsx'),
    route('questions', 'routes/questions/questions.tsx'),
    route('feedback', 'routes/text/feedback.tsx'),
    route('request/:kind', 'routes/request/request.tsx'),
    route('invoice/:link', 'routes/personal/orders/invoice-by-link.tsx'),
    route('subscription/:link', 'routes/request/subscription.tsx'),
    ...pages('routes/text/delivery-page.tsx', ['delivery', 'pickup']),
    route('service-card', 'routes/text/service-card.tsx'),
    route('solo-collection', 'routes/text/solo-collection.tsx'),
    route('discount/razmery', 'routes/text/own-sizes.tsx'),
    route('corporate_ps', 'routes/text/corporate.tsx'),
    ...pages('routes/text/text-form-page.tsx', ['arenda', 'vip']),
    route('draft/:token', 'routes/draft/draft.tsx'),
    route('engraving', 'routes/services/engraving.tsx'),
    route('track', 'routes/services/track.tsx'),
    route('gold_buying', 'routes/services/gold-buying.tsx'),
    ...pages('routes/text/text-page.tsx', TEXT_PAGES),

    route('*', 'routes/not-found/unmatched.tsx'),
  ]),

  layout('routes/layouts/minimal.tsx', [
    route('cart/pay', 'routes/cart/pay.tsx'),
    route('cart/parts', 'routes/cart/parts.tsx'),
    route('cart/otherwise', 'routes/cart/otherwise.tsx'),
    ...prefix('personal/order', [
      route('make', 'routes/personal/orders/order-make.tsx'),
      route('done/:id', 'routes/personal/orders/order-done.tsx'),
    ]),
    route('certificates/gift/:link', 'routes/certificates/gift.tsx'),
    route('gift/:link', 'routes/gift/gift-receipt.tsx'),
    route('favorites/shared/:token', 'routes/favourites/list-by-link.tsx'),
    route('confirm-email', 'routes/personal/confirm-email.tsx'),
    route('undo-email', 'routes/personal/undo-email.tsx'),
    route('dev/cards', 'routes/dev/cards/cards.tsx'),
    route('dev/outbox', 'routes/dev/sent-messages.tsx'),
    route('dev/letters', 'routes/dev/letters/letters.tsx'),
    route('dev/letters/:name', 'routes/dev/letters/letter.tsx'),
    route('bell/:link', 'routes/request/bell.tsx'),
    route('unsubscribe/:link', 'routes/request/unsubscribe.tsx'),
    route('check_user', 'routes/text/check-user.tsx'),
  ]),

  layout('routes/layouts/landing.tsx', [route('3Kbonus', 'routes/text/bonus-landing.tsx')]),

  layout('routes/layouts/partners.tsx', [
    route('franchising', 'routes/text/franchising.tsx'),
    ...pages('routes/text/text-page.tsx', ['franchising/dogovor']),
    ...pages('routes/text/text-form-page.tsx', ['cis/:code', 'partners']),
  ]),
] satisfies RouteConfig;

/** Many addresses of one kind of page. */
function pages(file: string, paths: readonly string[]): RouteConfigEntry[] {
  return paths.map((path) => route(path, file, { id: `page-${path.replaceAll('/', '-')}` }));
}

/**
 * Kinds of pages that one route shows (`ui/parts/page-kind.tsx`). A route without a path and without children has no address:
 * these carry the lists of files of each kind. Their files hand on a component of another file as the default.
 */
function kinds(id: string, files: Readonly<Record<string, string>>): RouteConfigEntry[] {
  return Object.entries(files).map(([kind, file]) => layout(file, { id: `${id}:${kind}` }, []));
}
