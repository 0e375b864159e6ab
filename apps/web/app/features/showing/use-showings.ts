import { useQuery } from '@tanstack/react-query';
import { queryClient } from '#app/base/requests/query-client.ts';
import type { ShownThing } from '@yahont/contracts/appointments/shown-things.ts';
import { getProductShowings, getServiceShowings, getStoneShowings } from '#app/lib/api/browser.ts';

const MINUTE_MS = 60_000;

function showingsKey(thing: ShownThing) {
  return ['showings', hoursOf(thing)] as const;
}

/**
 * The part of a thing that its hours depend on; the weight of gold, the inscription and the number of a piece
 * do not matter.
 */
function hoursOf(thing: ShownThing): unknown {
  return thing.kind === 'gold' || thing.kind === 'engraving' || thing.kind === 'care' ? thing.kind : thing;
}

/** Free hours for a thing, requested by the browser, because the page may be older. */
export function useShowings(thing: ShownThing) {
  return useQuery(
    { queryKey: showingsKey(thing), queryFn: () => askForHours(thing), staleTime: MINUTE_MS },
    queryClient(),
  );
}

/**
 * Requests the hours. A stone has the same hours with any setting; a product is shown in the nearest size.
 */
function askForHours(thing: ShownThing) {
  switch (thing.kind) {
    case 'stone':
      return getStoneShowings(thing.code);
    case 'product':
      return getProductShowings(thing);
    case 'fitting':
      return getServiceShowings(thing.kind, thing.productIds);
    case 'gold':
    case 'engraving':
    case 'care':
      return getServiceShowings(thing.kind);
  }
}

/** Loads the free hours again, because an hour was booked or taken. */
export function reloadShowings(thing: ShownThing): void {
  void queryClient().invalidateQueries({ queryKey: showingsKey(thing) });
}
