import { resolvePath } from '@yahont/contracts/catalogue.ts';
import { or404 } from '#app/lib/api/or-404.server.ts';
import { publicPage } from '#app/lib/page-context.ts';
import { listingMeta } from './listing-meta.ts';
import { loadListing } from './load-listing.server.ts';
import { loadProduct } from './load-product.server.ts';
import { ProductPage } from './product-page.tsx';
import { productMeta } from './product-meta.ts';
import { SectionPage } from './section-page.tsx';
import type { Route } from './+types/catalogue';

/** `/catalog/` and everything below: a section or a product, as the catalogue says. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const page = publicPage(context);
  const head = { origin: url.origin, pathname: url.pathname };
  const path = params['*'].replace(/\/+$/, '');
  const found =
    path === ''
      ? ({ kind: 'section', path: '' } as const)
      : await or404(page.api(resolvePath, { query: { path } }), url.pathname);
  if (found.kind === 'product')
    return { kind: 'product' as const, ...head, ...(await loadProduct(page, found, url)) };
  const listing = await loadListing(page, found.path, url);
  return { kind: 'section' as const, ...head, listing, cityIn: page.city.additionalInfo.prepositional };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (loaderData === undefined) return [{ title: 'Яхонт' }];
  if (loaderData.kind === 'product') {
    return productMeta(loaderData.product, loaderData.city.prepositional, loaderData.origin);
  }
  return listingMeta(loaderData.listing, loaderData.origin, loaderData.pathname);
};

export default function CataloguePage({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'product') return <ProductPage {...loaderData} />;
  return <SectionPage listing={loaderData.listing} cityIn={loaderData.cityIn} />;
}
