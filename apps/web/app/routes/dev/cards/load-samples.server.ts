import { getListing } from '@yahont/contracts/catalogue/listing.ts';
import { getCatalogueMenu } from '@yahont/contracts/catalogue/sections.ts';
import { STONE_GROUPS } from '@yahont/contracts/stones/stone-filters.ts';
import { getStones } from '@yahont/contracts/stones/stone-listing.ts';
import { recordOf } from '@yahont/values/record-of.ts';
import { listingQuery } from '#app/features/listing/listing-address.ts';
import type { VisitorPage } from '#app/lib/page-context.ts';

/** Products, sections and a stone of this shop that best show the types and tiers of cards. */
export async function loadSamples({ api }: VisitorPage) {
  const ask = (sort: string) => api(getListing, { query: listingQuery(new URLSearchParams({ sort })) });
  const [popular, costly, { sections }, stones] = await Promise.all([
    ask('popular'),
    ask('price-desc'),
    api(getCatalogueMenu),
    api(getStones, { query: recordOf(STONE_GROUPS, () => []) }),
  ]);
  const fitting = popular.cards.filter(({ tier, inStock }) => tier === 'common' && inStock);
  const tiles = sections.map(({ url, name, count, tier, picture }) => ({ url, name, count, tier, picture }));
  return {
    plain: fitting.find(({ colorGroups, sizes }) => colorGroups.length > 1 && sizes.length > 1) ?? null,
    told: fitting.find(({ editorLine }) => editorLine !== '') ?? null,
    royal: costly.cards.find(({ tier, inStock }) => tier === 'royal' && inStock) ?? null,
    stone: stones.cards[0] ?? null,
    commonSection: tiles.find(({ tier }) => tier === 'common') ?? null,
    royalSection: tiles.find(({ tier }) => tier === 'royal') ?? null,
  };
}
