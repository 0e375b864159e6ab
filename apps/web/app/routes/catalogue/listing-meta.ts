import type { MetaDescriptor } from 'react-router';
import type { Listing } from '@yahont/contracts/catalogue.ts';
import { hasFilters } from '#app/features/listing/listing-address.ts';
import { breadcrumbData } from './breadcrumb-data.ts';

/** Head of a section: one filter may be found by a search engine, a combination may not. */
export function listingMeta(listing: Listing, origin: string, pathname: string): MetaDescriptor[] {
  const { section, page } = listing;
  const isDeep = countFilters(listing) > 1 || listing.price.from !== null || listing.price.to !== null;
  const isPlain = !hasFilters(listing) && listing.sort === 'popular';
  const pageText = page > 1 ? ` — страница ${page}` : '';
  const canonical = `${origin}${pathname}${page > 1 ? `?page=${page}` : ''}`;
  const image = listing.cards[0]?.images[0];
  return [
    { title: `${section.title}${pageText}` },
    { name: 'description', content: section.description },
    ...(isDeep || listing.total === 0 ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { tagName: 'link', rel: 'canonical', href: isPlain ? canonical : `${origin}${pathname}` },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: section.title },
    { property: 'og:description', content: section.description },
    ...(image === undefined
      ? []
      : [{ property: 'og:image', content: `${origin}/pictures/${image.hash}/1000.jpeg` }]),
    { 'script:ld+json': breadcrumbData(listing.breadcrumbs, origin) },
    { 'script:ld+json': itemList(listing, origin) },
  ];
}

function countFilters(listing: Listing): number {
  const values = listing.facets.flatMap((facet) => facet.values.filter(({ isSelected }) => isSelected));
  return values.length + Number(listing.isShopSelected) + Number(listing.isSaleSelected);
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
