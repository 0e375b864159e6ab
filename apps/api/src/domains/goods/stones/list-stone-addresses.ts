import type { SitemapItem } from '@yahont/contracts/seo/sitemap.ts';
import { LISTING_URL, stoneUrl } from './projection/card.ts';
import type { StoneCatalogue } from './projection/stone-catalogue.ts';

/** Addresses of the listing and of all stones on sale, by id, so that a sitemap file changes only where stones do. */
export function listStoneAddresses(stones: StoneCatalogue): SitemapItem[] {
  const { rows } = stones.columns();
  if (rows.length === 0) return [];
  return [LISTING_URL, ...rows.toSorted((a, b) => a.id - b.id).map(({ code }) => stoneUrl(code))].map(
    (path) => ({ path, changedAt: null, pictures: [] }),
  );
}
