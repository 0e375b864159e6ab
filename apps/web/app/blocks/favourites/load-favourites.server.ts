import { getFavourites } from '@yahont/contracts/favourites/favourites.ts';
import { getCards } from '@yahont/contracts/catalogue/cards.ts';
import type { ProductCard } from '@yahont/contracts/catalogue/cards.ts';
import type { CallApi } from '#app/lib/api/call.server.ts';

/** Most cards in one call. */
const MOST_CARDS = 100;

/** Cards of the visitor's favourites, newest first. */
export async function loadFavourites(api: CallApi): Promise<ProductCard[]> {
  const { ids } = await api(getFavourites);
  if (ids.length === 0) return [];
  const { items } = await api(getCards, { query: { ids: ids.slice(0, MOST_CARDS).join(',') } });
  return items;
}
