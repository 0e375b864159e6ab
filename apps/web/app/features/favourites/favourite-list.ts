import type { ChosenList } from '#app/lib/visitor/chosen-store.ts';
import type { FavouriteKind } from './toggle-favourite.ts';

/** The visitor's favourites of each kind. */
export const FAVOURITE_LISTS: Readonly<Record<FavouriteKind, ChosenList>> = {
  product: ({ favouriteIds }) => favouriteIds,
  stone: ({ favouriteStoneIds }) => favouriteStoneIds,
};
