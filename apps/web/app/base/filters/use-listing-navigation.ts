import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useLostRequest } from '#app/base/requests/lost-request.ts';
import { useGo } from '#app/base/navigation/use-go.ts';
import { hrefOf } from './filter-address.ts';

export type ListingNavigation = {
  /** The query of the address, or of the pending navigation: controls react before the server answers. */
  search: URLSearchParams;
  /** Another set of products is loading. */
  isChanging: boolean;
  /** The next page is loading. */
  isAppending: boolean;
  /** First page of the pages shown together. */
  shownFrom: number | null;
  /** Navigates to another query of this page and keeps the scroll position. */
  go: (search: string) => void;
  /** Appends a page: replaces the address, so that Back leaves the listing. */
  append: (search: string, shownFrom: number) => void;
};

/** Navigation between the addresses of one listing. */
export function useListingNavigation(): ListingNavigation {
  const location = useLocation();
  const navigation = useNavigation();
  const goTo = useGo();
  // Without a connection the controls return to the state of the address.
  const isLost = useLostRequest() !== null;
  const next =
    !isLost && navigation.location?.pathname === location.pathname ? navigation.location : undefined;
  const isAppending = next !== undefined && shownFromOf(next.state) !== null;
  // The router reports a navigation in a transition, which is too late for a checkbox that was just pressed.
  const [asked, setAsked] = useState<{ search: string; from: string } | null>(null);
  if (asked !== null && (isLost || asked.from !== location.key)) setAsked(null);
  const query = asked?.search ?? (isAppending ? undefined : next?.search) ?? location.search;
  const search = useMemo(() => new URLSearchParams(query), [query]);

  const go = useCallback(
    (to: string) => {
      setAsked({ search: to, from: location.key });
      goTo(hrefOf(to), { preventScrollReset: true });
    },
    [goTo, location.key],
  );
  const append = useCallback(
    (to: string, shownFrom: number) =>
      goTo(hrefOf(to), { preventScrollReset: true, replace: true, state: { shownFrom } }),
    [goTo],
  );
  return {
    search,
    isChanging: next !== undefined && !isAppending,
    isAppending,
    shownFrom: shownFromOf(location.state),
    go,
    append,
  };
}

function shownFromOf(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('shownFrom' in state)) return null;
  return typeof state.shownFrom === 'number' ? state.shownFrom : null;
}
