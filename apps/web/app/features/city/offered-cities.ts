import type { City } from '@yahont/contracts/locations/locations.ts';

/** As many as fill the dialog: five rows of three, on a phone eight of two. */
export const MOST_OFFERED = 15;

/** What is offered before anything is typed: the city that one is in, those with salons, then the largest. */
export function offeredCities(cities: readonly City[], currentId: number): readonly City[] {
  const rank = ({ id, additionalInfo }: City): number => {
    if (id === currentId) return 0;
    return additionalInfo.storeCount > 0 ? 1 : 2;
  };
  return cities.toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST_OFFERED);
}
