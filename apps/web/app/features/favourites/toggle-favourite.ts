import type { QueryClient } from '@tanstack/react-query';
import type { Favourites } from '@yahont/contracts/favourites/favourites.ts';
import type { VisitorSummary } from '@yahont/contracts/visitors/visitors.ts';
import { VISITOR_KEY } from '#app/lib/visitor/visitor-key.ts';

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
  client: QueryClient,
  { remember, forget }: FavouriteCalls,
  { kind, id }: { kind: FavouriteKind; id: number },
): Promise<void> {
  await client.cancelQueries({ queryKey: VISITOR_KEY });
  const before = client.getQueryData<VisitorSummary>(VISITOR_KEY);
  const isFavourite = before?.[LIST_OF[kind]].includes(id) ?? false;
  const setIds = (change: (ids: number[]) => number[]) => changeIds(client, kind, change);
  setIds((ids) => (isFavourite ? ids.filter((one) => one !== id) : [id, ...ids]));
  try {
    const answer = await (isFavourite ? forget(id) : remember(id));
    setIds(() => answer[ANSWER_OF[kind]]);
    if (before === undefined) await client.invalidateQueries({ queryKey: VISITOR_KEY });
  } catch (error) {
    setIds((ids) => (isFavourite ? [id, ...ids] : ids.filter((one) => one !== id)));
    throw error;
  }
}

function changeIds(client: QueryClient, kind: FavouriteKind, change: (ids: number[]) => number[]): void {
  client.setQueryData<VisitorSummary>(VISITOR_KEY, (summary) =>
    summary === undefined ? undefined : { ...summary, [LIST_OF[kind]]: change(summary[LIST_OF[kind]]) },
  );
}
