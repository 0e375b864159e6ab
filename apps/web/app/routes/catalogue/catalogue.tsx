import type { BuyBarHandle } from '#app/shop/buying/has-buy-bar.ts';
import { findCataloguePath } from '#app/blocks/named/find-catalogue-path.server.ts';
import { publicPage, publicSettings } from '#app/lib/page-context.ts';
import { pageKind } from '#app/ui/parts/page-kind.tsx';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { loadListing } from '#app/blocks/listing/load-listing.server.ts';
import { loadProduct } from './load-product.server.ts';
import type { Route } from './+types/catalogue';

/** `/catalog/` and everything below it: the API decides whether an address is a section or a product. */
export async function loader({ params, url, request, context }: Route.LoaderArgs) {
  const page = publicPage(context);
  const head = { origin: url.origin, pathname: url.pathname };
  const found = await findCataloguePath(page.api, params['*'], url.pathname);
  const operator = publicSettings(context).instalment?.operator ?? '';
  if (found.kind === 'product')
    return { kind: 'product' as const, ...head, ...(await loadProduct(page, found, url)), operator };
  const listing = await loadListing(page, found.path, { url, request });
  return { kind: 'section' as const, ...head, listing, cityIn: page.city.additionalInfo.prepositional };
}

const loadProductKind = () => import('./product-kind.ts');
const PRODUCT = pageKind({
  name: 'product',
  load: loadProductKind,
  loaded: import.meta.env.SSR ? await loadProductKind() : null,
});

const loadSectionKind = () => import('./section-kind.ts');
const SECTION = pageKind({
  name: 'section',
  load: loadSectionKind,
  loaded: import.meta.env.SSR ? await loadSectionKind() : null,
});

export const handle: BuyBarHandle = {
  hasBuyBar: (data) => typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'product',
};

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args;
  if (loaderData === undefined) return [{ title: 'Яхонт' }];
  const head = loaderData.kind === 'product' ? PRODUCT.head(loaderData) : SECTION.head(loaderData);
  return pageMeta(args, head.own, head.more);
};

export default function CataloguePage({ loaderData }: Route.ComponentProps) {
  // What was opened, asked or written on one product must not go over to the next.
  if (loaderData.kind === 'product') return <PRODUCT.Page key={loaderData.product.id} {...loaderData} />;
  return <SECTION.Page {...loaderData} />;
}
