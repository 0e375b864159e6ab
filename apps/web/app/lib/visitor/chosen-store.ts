import type { QueryClient } from '@tanstack/react-query';
import type { VisitorSummary } from '@yahont/contracts/visitors/visitors.ts';
import { VISITOR_KEY } from './visitor-key.ts';

/** What the visitor chose, by id. */
export type ChosenStore = {
  has: (id: number) => boolean;
  subscribe: (listener: () => void) => () => void;
};

type Chosen = readonly (number | { id: number })[];
/** A list of the summary; the same list until it changes. One function for each list: stores are found by it. */
export type ChosenList = (summary: VisitorSummary) => Chosen;

const stores = new WeakMap<QueryClient, Map<ChosenList, ChosenStore>>();

/**
 * One subscription to a list of the visitor's for all buttons of a page: fifty query observers would cost more than the
 * buttons themselves.
 */
export function chosenStore(client: QueryClient, list: ChosenList): ChosenStore {
  const known = stores.get(client) ?? new Map<ChosenList, ChosenStore>();
  stores.set(client, known);
  const found = known.get(list);
  if (found !== undefined) return found;
  const made = makeStore(client, list);
  known.set(list, made);
  return made;
}

function makeStore(client: QueryClient, list: ChosenList): ChosenStore {
  const listeners = new Set<() => void>();
  let source: Chosen | undefined;
  let notifiedSource: Chosen | undefined;
  let ids: ReadonlySet<number> = new Set();
  let unsubscribe: (() => void) | undefined;

  function refresh(): void {
    const summary = client.getQueryData<VisitorSummary>(VISITOR_KEY);
    const now = summary === undefined ? undefined : list(summary);
    if (now === source) return;
    source = now;
    ids = new Set(now?.map((one) => (typeof one === 'number' ? one : one.id)));
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
