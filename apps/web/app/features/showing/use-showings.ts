import { useQuery } from '@tanstack/react-query';
import type { ShownThing } from '@yahont/contracts/appointments/shown-things.ts';
import { getProductShowings, getServiceShowings, getStoneShowings } from '#app/lib/api/browser.ts';

const MINUTE_MS = 60_000;

export function showingsKey(thing: ShownThing) {
  return ['showings', hoursOf(thing)] as const;
}

/** What the hours depend on: the weight of gold, the words of an inscription and the number of a piece change none. */
function hoursOf(thing: ShownThing): unknown {
  return thing.kind === 'gold' || thing.kind === 'engraving' || thing.kind === 'care' ? thing.kind : thing;
}

/** Free hours for a thing, asked for by the browser: the page may be older than they are. */
export function useShowings(thing: ShownThing) {
  return useQuery({ queryKey: showingsKey(thing), queryFn: () => askForHours(thing), staleTime: MINUTE_MS });
}

/** A stone is shown with any setting at the same hours, a product in the size that lies near. */
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
