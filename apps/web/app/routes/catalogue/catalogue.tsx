import type { BuyBarHandle } from '#app/shop/buying/has-buy-bar.ts';
import { findCataloguePath } from '#app/blocks/named/find-catalogue-path.server.ts';
import { publicPage, publicSettings } from '#app/lib/page-context.ts';
import { unpack } from '#app/base/assembly/packed-json.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { listingMeta } from './listing-meta.ts';
import { loadListing } from '#app/blocks/listing/load-listing.server.ts';
import { loadProduct } from './load-product.server.ts';
import { ProductPage } from './product-page.tsx';
import { productMeta } from './product-meta.ts';
import { SectionPage } from './section-page.tsx';
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

export const handle: BuyBarHandle = {
  hasBuyBar: (data) => typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'product',
};

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args;
  if (loaderData === undefined) return [{ title: 'Яхонт' }];
  const head =
    loaderData.kind === 'product'
      ? productMeta(loaderData.product, loaderData.city.prepositional, {
          origin: loaderData.origin,
          operator: loaderData.operator,
          today: loaderData.today,
          reviews: loaderData.reviews?.summary.real ?? null,
        })
      : listingMeta(unpack(loaderData.listing), loaderData.origin, loaderData.pathname);
  return pageMeta(args, head.own, head.more);
};

export default function CataloguePage({ loaderData }: Route.ComponentProps) {
  // What was opened, asked or written on one product must not go over to the next.
  if (loaderData.kind === 'product') return <ProductPage key={loaderData.product.id} {...loaderData} />;
  return <SectionPage listing={unpack(loaderData.listing)} cityIn={loaderData.cityIn} />;
}
