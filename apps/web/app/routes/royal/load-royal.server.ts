import { getListing } from '@yahont/contracts/catalogue/listing.ts';
import { getTextPage, type RoyalLook, type TextPage } from '@yahont/contracts/content/content.ts';
import { listingQuery } from '#app/features/listing/listing-address.ts';
import { tagsOf } from '#app/blocks/document/tags-of.ts';
import { slimCard } from '#app/features/product-card/slim-card.ts';
import { or404, pageNotFound } from '#app/lib/api/or-404.server.ts';
import type { PublicPage } from '#app/lib/page-context.ts';
import { onDark } from './on-dark.ts';
import { onePerModel } from './one-per-model.ts';

/** Address of the page of all stones. */
const COLLECTION = '/royal/';
const MAX_PRODUCTS = 6;

type RoyalPage = TextPage & { royal: RoyalLook };

/**
 * A page of the collection: its text, all stones, and the most expensive products with this page's stone.
 * @throws the page's 404 when there is no such text
 */
export async function loadRoyal({ api, tag }: PublicPage, path: string) {
  tag('content:page', 'catalogue', 'listing');
  const [page, { royal: collection }] = await Promise.all([royalPage(api, path), royalPage(api, COLLECTION)]);
  tag(`section:${page.royal.sectionPath}`, ...tagsOf(page.blocks));
  const query = {
    ...listingQuery(new URLSearchParams({ sort: 'price-desc' })),
    section: page.royal.sectionPath,
  };
  const listing = await or404(api(getListing, { query }), path);
  return {
    page,
    stones: collection.stones,
    products: onDark(onePerModel(listing.cards)).slice(0, MAX_PRODUCTS).map(slimCard),
    section: { url: listing.section.url, total: listing.total },
  };
}

async function royalPage(api: PublicPage['api'], path: string): Promise<RoyalPage> {
  const page = await or404(api(getTextPage, { query: { path } }), path);
  if (page.royal === null) throw pageNotFound(path);
  return { ...page, royal: page.royal };
}
