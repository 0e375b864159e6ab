import { getListing } from '@yahont/contracts/catalogue/listing.ts';
import type { SmallCard } from '@yahont/contracts/catalogue/cards.ts';
import { listingQuery } from '#app/features/listing/listing-address.ts';
import type { PublicPage } from '#app/lib/page-context.ts';

/** Prices of the three tiers, roubles, as an address of a listing writes them. */
const TIERS = ['3000-10000', '10000-25000', '25000-60000'] as const;

/** Of each tier the most wanted piece that fits anyone: on sale online, without sizes, no setting. The cheapest first. */
export async function loadGiftPieces({ api, tag }: PublicPage): Promise<SmallCard[]> {
  tag('catalogue', 'listing');
  const listings = await Promise.all(
    TIERS.map((price) =>
      api(getListing, { query: listingQuery(new URLSearchParams({ price, sort: 'popular' })) }),
    ),
  );
  return listings.flatMap(({ cards }) => {
    const card = cards.find(
      ({ inStock, isSoldOnline, isSetting, sizes }) =>
        inStock && isSoldOnline && !isSetting && sizes.length === 0,
    );
    if (card === undefined) return [];
    const { id, url, name, tier, labels, price, oldPrice, discount, priceUnit, images } = card;
    const state = { inStock: card.inStock, isSoldOnline: card.isSoldOnline };
    return [
      {
        id,
        url,
        name,
        tier,
        labels,
        price,
        oldPrice,
        discount,
        priceUnit,
        ...state,
        picture: images[0] ?? null,
      },
    ];
  });
}
