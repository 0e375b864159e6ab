import { getListing } from '@yahont/contracts/catalogue/listing.ts';
import { listingQuery } from '#app/features/listing/listing-address.ts';
import { slimCard } from '#app/features/product-card/slim-card.ts';
import type { PublicPage } from '#app/lib/page-context.ts';
import { loadTextPage } from '#app/blocks/text/load-text-page.server.ts';
import { DIAMOND_JEWELLERY } from './shape-guide.tsx';

const MOST_CARDS = 12;

/** How to choose a stone of a shape, and jewellery with it; exists for shapes that have a text. */
export async function loadShapeGuide(page: PublicPage, shape: string, url: URL) {
  const text = await loadTextPage(page, url);
  page.tag('catalogue', 'listing', `section:${DIAMOND_JEWELLERY.path}`);
  const search = new URLSearchParams({ cut: shape });
  const { cards } = await page.api(getListing, {
    query: { ...listingQuery(search), section: DIAMOND_JEWELLERY.path },
  });
  return {
    text,
    cards: cards.slice(0, MOST_CARDS).map(slimCard),
    allUrl: `${DIAMOND_JEWELLERY.url}?${search.toString()}`,
    stonesUrl: `/catalog/diamonds/?shape=${shape}`,
  };
}
