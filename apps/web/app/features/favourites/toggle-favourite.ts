import type { QueryClient } from '@tanstack/react-query';
import type { VisitorSummary } from '@yahont/contracts/visitors/visitors.ts';
import { VISITOR_KEY } from '#app/lib/visitor/visitor-key.ts';

type Ids = { ids: number[] };

/** The two calls of the API, replaceable in tests. */
export type FavouriteCalls = { remember: (id: number) => Promise<Ids>; forget: (id: number) => Promise<Ids> };

/**
 * Adds a product to the favourites or removes it: on the page at once, then on the server.
 * @throws what the call throws, after the page has been restored
 */
export async function toggleFavourite(
  client: QueryClient,
  { remember, forget }: FavouriteCalls,
  id: number,
): Promise<void> {
  await client.cancelQueries({ queryKey: VISITOR_KEY });
  const before = client.getQueryData<VisitorSummary>(VISITOR_KEY);
  const isFavourite = before?.favouriteIds.includes(id) ?? false;
  setIds(client, (ids) => (isFavourite ? ids.filter((one) => one !== id) : [id, ...ids]));
  try {
    const { ids } = await (isFavourite ? forget(id) : remember(id));
    setIds(client, () => ids);
    if (before === undefined) await client.invalidateQueries({ queryKey: VISITOR_KEY });
  } catch (error) {
    setIds(client, (ids) => (isFavourite ? [id, ...ids] : ids.filter((one) => one !== id)));
    throw error;
  }
}

function setIds(client: QueryClient, change: (ids: number[]) => number[]): void {
  client.setQueryData<VisitorSummary>(VISITOR_KEY, (summary) =>
    summary === undefined ? undefined : { ...summary, favouriteIds: change(summary.favouriteIds) },
  );
}
