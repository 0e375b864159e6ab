import type { MetaDescriptor } from 'react-router';
import type { Listing } from '@yahont/contracts/catalogue/listing.ts';
import { hasFilters } from '#app/features/listing/listing-address.ts';
import { pageNumberText, type OwnMeta } from '#app/lib/seo/page-meta.ts';
import { breadcrumbData } from '#app/blocks/seo/breadcrumb-data.ts';

/** Head of a section: a page with one filter may be indexed, one with several may not. */
export function listingMeta(
  listing: Listing,
  origin: string,
  pathname: string,
): { own: OwnMeta; more: MetaDescriptor[] } {
  const { section, page } = listing;
  const isDeep = countFilters(listing) > 1 || hasRange(listing);
  const isPlain = !hasFilters(listing) && listing.sort === 'popular';
  return {
    own: {
      title: section.title,
      pageText: pageNumberText(page),
      description: section.description,
      robots: isDeep || listing.total === 0 ? 'noindex, follow' : undefined,
      canonical: isPlain && page > 1 ? `${pathname}?page=${page}` : pathname,
      picture: listing.cards[0]?.images[0]?.hash,
    },
    more: [
      { 'script:ld+json': breadcrumbData(listing.breadcrumbs, origin) },
      { 'script:ld+json': itemList(listing, origin) },
    ],
  };
}

/** Selected options and switches. */
function countFilters({ facets, switches }: Listing): number {
  const options = facets.flatMap((facet) => (facet.kind === 'range' ? [] : facet.options));
  return [...options, ...switches].filter(({ isSelected }) => isSelected).length;
}

function hasRange({ facets }: Listing): boolean {
  return facets.some((facet) => facet.kind === 'range' && facet.chip !== null);
}

function itemList(listing: Listing, origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: listing.total,
    itemListElement: listing.cards.map((card, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: `${origin}${card.url}`,
      name: card.name,
    })),
  };
}
