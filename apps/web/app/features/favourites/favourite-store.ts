import type { QueryClient } from '@tanstack/react-query';
import type { VisitorSummary } from '@yahont/contracts/visitors/visitors.ts';
import type { FavouriteKind } from './toggle-favourite.ts';
import { LIST_OF } from './toggle-favourite.ts';
import { VISITOR_KEY } from '#app/lib/visitor/visitor-key.ts';

export type FavouriteStore = {
  has: (id: number, kind?: FavouriteKind) => boolean;
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
  let source: Source;
  let notifiedSource: Source;
  let ids = { product: new Set<number>(), stone: new Set<number>() };
  let unsubscribe: (() => void) | undefined;

  function refresh(): void {
    const summary = client.getQueryData<VisitorSummary>(VISITOR_KEY);
    if (isSame(summary, source)) return;
    source = summary;
    ids = { product: new Set(summary?.[LIST_OF.product]), stone: new Set(summary?.[LIST_OF.stone]) };
  }

  function tell(): void {
    refresh();
    // Components may read before the query cache notifies, so the last notified state is kept apart from the current
    // one.
    if (isSame(source, notifiedSource)) return;
    notifiedSource = source;
    for (const listener of listeners) listener();
  }

  return {
    has(id, kind = 'product') {
      refresh();
      return ids[kind].has(id);
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

type Source = Pick<VisitorSummary, 'favouriteIds' | 'favouriteStoneIds'> | undefined;

function isSame(a: Source, b: Source): boolean {
  return a?.favouriteIds === b?.favouriteIds && a?.favouriteStoneIds === b?.favouriteStoneIds;
}
