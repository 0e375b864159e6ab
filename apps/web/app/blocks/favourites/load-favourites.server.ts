import { getFavourites, listFavouriteStones } from '@yahont/contracts/favourites/favourites.ts';
import { getCards, type ProductCard } from '@yahont/contracts/catalogue/cards.ts';
import type { ComparedStone } from '@yahont/contracts/comparisons/comparisons.ts';
import type { CallApi } from '#app/lib/api/call.server.ts';

/** Most cards in one call. */
const MAX_CARDS = 100;

export type FavouriteThings = { cards: ProductCard[]; stones: ComparedStone[] };

/** Cards of the visitor's favourites, newest first. */
export async function loadFavourites(api: CallApi): Promise<FavouriteThings> {
  const { ids, stoneIds } = await api(getFavourites);
  const [cards, stones] = await Promise.all([
    ids.length === 0 ? [] : listCards(api, ids),
    stoneIds.length === 0 ? [] : api(listFavouriteStones).then(({ items }) => items),
  ]);
  return { cards, stones };
}

async function listCards(api: CallApi, ids: readonly number[]): Promise<ProductCard[]> {
  return (await api(getCards, { query: { ids: ids.slice(0, MAX_CARDS).join(',') } })).items;
}
