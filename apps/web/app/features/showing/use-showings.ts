import { useQuery } from '@tanstack/react-query';
import type { ShownThing } from '@yahont/contracts/appointments/appointments.ts';
import { getProductShowings, getStoneShowings } from '#app/lib/api/browser.ts';

const MINUTE_MS = 60_000;

export function showingsKey(thing: ShownThing) {
  return ['showings', thing] as const;
}

/** Free hours for a thing, asked for by the browser: the page may be older than they are. */
export function useShowings(thing: ShownThing) {
  return useQuery({ queryKey: showingsKey(thing), queryFn: () => askForHours(thing), staleTime: MINUTE_MS });
}

/** A stone is shown with any setting at the same hours, a product in the size that lies near. */
function askForHours(thing: ShownThing) {
  return thing.kind === 'stone' ? getStoneShowings(thing.code) : getProductShowings(thing);
}
