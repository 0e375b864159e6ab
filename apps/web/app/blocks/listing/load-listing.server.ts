import { getListing, type Listing } from '@yahont/contracts/catalogue/listing.ts';
import { formAddress, listingQuery } from '#app/features/listing/listing-address.ts';
import { placesOf } from '#app/features/listing/pages/grid-places.ts';
import { or404 } from '#app/lib/api/or-404.server.ts';
import { slimCard, slimLargeCard } from '#app/features/product-card/slim-card.ts';
import { keptJson } from '#app/base/assembly/kept-parts.server.tsx';
import { isDataRequest } from '#app/base/navigation/is-data-request.server.ts';
import { pack, type Packed } from '#app/base/assembly/packed-json.ts';
import type { PublicPage } from '#app/lib/page-context.ts';
import { redirectForGood } from '#app/lib/navigation/redirects.server.ts';

/**
 * A section, or all results of a search when `section` is empty, filtered by the address.
 * @throws a redirect to the canonical address when a form was sent without JavaScript; 404 for an unknown section
 */
export async function loadListing(
  { api, tag }: PublicPage,
  section: string,
  { url, request }: { url: URL; request: Request },
): Promise<Packed<Listing>> {
  const written = formAddress(url.searchParams);
  if (written !== null) throw redirectForGood(`${url.pathname}${written}`);
  tag('catalogue', 'listing', `section:${section}`);
  const query = { ...listingQuery(url.searchParams), section };
  const { cards: all, ...rest } = await or404(api(getListing, { query }), url.pathname);
  const places = placesOf(all);
  const cards = all.map((card, index) => (places[index] === 'card' ? slimCard(card) : slimLargeCard(card)));
  const listing = { ...rest, cards };
  // A data request serialises the listing; a page reuses the cached JSON of each card.
  if (isDataRequest(request)) return pack(listing);
  return pack(listing, `${JSON.stringify(rest).slice(0, -1)},"cards":[${cards.map(keptJson).join(',')}]}`);
}
