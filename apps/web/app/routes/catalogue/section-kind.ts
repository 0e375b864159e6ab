import { unpack } from '#app/base/assembly/packed-json.ts';
import { listingMeta } from './listing-meta.ts';
import type { SectionPageData } from './section-page.tsx';

// As in `product-kind.ts`, from a file of its own: the router gives a component that a route file makes its own properties.
export { SectionPage as default } from './section-page.tsx';

export function head({ listing, origin, pathname }: SectionPageData & { origin: string; pathname: string }) {
  return listingMeta(unpack(listing), origin, pathname);
}
