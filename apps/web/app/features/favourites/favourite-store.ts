import type { QueryClient } from '@tanstack/react-query';
import type { VisitorSummary } from '@yahont/contracts/visitors/visitors.ts';
import { VISITOR_KEY } from '#app/lib/visitor/visitor-key.ts';

export type FavouriteStore = {
  has: (id: number) => boolean;
  subscribe: (listener: () => void) => () => void;
};

const stores = new WeakMap<QueryClient, FavouriteStore>();

/**
 * One subscription to the visitor's favourites for all hearts of a page: fifty query observers would cost more than the
 * hearts themselves.
 */
export function favouriteStore(client: QueryClient): FavouriteStore {
  const known = stores.get(client);
  if (known !== undefined) return known;
  const made = makeStore(client);
  stores.set(client, made);
  return made;
}

function makeStore(client: QueryClient): FavouriteStore {
  const listeners = new Set<() => void>();
  let source: readonly number[] | undefined;
  let notifiedSource: readonly number[] | undefined;
  let ids: ReadonlySet<number> = new Set();
  let unsubscribe: (() => void) | undefined;

  function refresh(): void {
    const now = client.getQueryData<VisitorSummary>(VISITOR_KEY)?.favouriteIds;
    if (now === source) return;
    source = now;
    ids = new Set(now);
  }

  function tell(): void {
    refresh();
    // Components may read before the query cache notifies, so the last notified state is kept apart from the current
    // one.
    if (source === notifiedSource) return;
    notifiedSource = source;
    for (const listener of listeners) listener();
  }

  return {
    has(id) {
      refresh();
      return ids.has(id);
    },
    subscribe(listener) {
      listeners.add(listener);
      unsubscribe ??= client.getQueryCache().subscribe((event) => {
        if (event.query.queryKey[0] === VISITOR_KEY[0]) tell();
      });
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        unsubscribe?.();
        unsubscribe = undefined;
      };
    },
  };
}
