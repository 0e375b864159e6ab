import type { Favourites } from '@yahont/contracts/favourites/favourites.ts';
import type { VisitorStore } from '#app/lib/visitor/visitor-store.ts';

/** What is marked: a product, or a loose stone. */
export type FavouriteKind = 'product' | 'stone';

/** The two calls of the API, replaceable in tests. */
export type FavouriteCalls = {
  remember: (id: number) => Promise<Favourites>;
  forget: (id: number) => Promise<Favourites>;
};

/** Where the visitor's data and the answer have the ids of a kind. */
export const LIST_OF = { product: 'favouriteIds', stone: 'favouriteStoneIds' } as const;
const ANSWER_OF = { product: 'ids', stone: 'stoneIds' } as const;

/**
 * Adds a product or a stone to the favourites or removes it: on the page at once, then on the server.
 * @throws what the call throws, after the page has been restored
 */
export async function toggleFavourite(
  visitor: VisitorStore,
  { remember, forget }: FavouriteCalls,
  { kind, id }: { kind: FavouriteKind; id: number },
): Promise<void> {
  const before = visitor.read().summary;
  const isFavourite = before?.[LIST_OF[kind]].includes(id) ?? false;
  const setIds = (change: (ids: number[]) => number[]) => changeIds(visitor, kind, change);
  setIds((ids) => (isFavourite ? ids.filter((one) => one !== id) : [id, ...ids]));
  try {
    const answer = await (isFavourite ? forget(id) : remember(id));
    setIds(() => answer[ANSWER_OF[kind]]);
    if (before === undefined) await visitor.reload();
  } catch (error) {
    setIds((ids) => (isFavourite ? [id, ...ids] : ids.filter((one) => one !== id)));
    throw error;
  }
}

function changeIds(visitor: VisitorStore, kind: FavouriteKind, change: (ids: number[]) => number[]): void {
  visitor.change((summary) => ({ ...summary, [LIST_OF[kind]]: change(summary[LIST_OF[kind]]) }));
}
