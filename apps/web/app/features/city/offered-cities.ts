import type { City } from '@yahont/contracts/locations/locations.ts';

/** Fills the dialog: five rows of three, or eight of two on a phone. */
export const MAX_OFFERED = 15;

/** Cities offered before anything is typed: the current one, those with stores, then the largest. */
export function offeredCities(cities: readonly City[], currentId: number): readonly City[] {
  const rank = ({ id, additionalInfo }: City): number => {
    if (id === currentId) return 0;
    return additionalInfo.storeCount > 0 ? 1 : 2;
  };
  return cities.toSorted((a, b) => rank(a) - rank(b)).slice(0, MAX_OFFERED);
}
