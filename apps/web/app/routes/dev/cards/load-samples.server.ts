import { getListing } from '@yahont/contracts/catalogue/listing.ts';
import { getCatalogueMenu } from '@yahont/contracts/catalogue/sections.ts';
import { listingQuery } from '#app/features/listing/listing-address.ts';
import type { VisitorPage } from '#app/lib/page-context.ts';

/** Products and sections of this shop that show the types and tiers of cards best. */
export async function loadSamples({ api }: VisitorPage) {
  const ask = (sort: string) => api(getListing, { query: listingQuery(new URLSearchParams({ sort })) });
  const [popular, costly, { sections }] = await Promise.all([
    ask('popular'),
    ask('price-desc'),
    api(getCatalogueMenu),
  ]);
  const fitting = popular.cards.filter(({ tier, inStock }) => tier === 'common' && inStock);
  const tiles = sections.map(({ url, name, count, tier, picture }) => ({ url, name, count, tier, picture }));
  return {
    plain: fitting.find(({ colorGroups, sizes }) => colorGroups.length > 1 && sizes.length > 1) ?? null,
    told: fitting.find(({ editorLine }) => editorLine !== '') ?? null,
    royal: costly.cards.find(({ tier, inStock }) => tier === 'royal' && inStock) ?? null,
    commonSection: tiles.find(({ tier }) => tier === 'common') ?? null,
    royalSection: tiles.find(({ tier }) => tier === 'royal') ?? null,
  };
}
