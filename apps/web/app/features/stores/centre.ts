import type { City } from '@yahont/contracts/locations/locations.ts';
import type { Place } from './map/geometry/project.ts';

/** The centre of a city, which is the origin of its map. */
export type Centre = Place & { name: string };

export function centreOf({ name, additionalInfo: { lat, lon } }: City): Centre {
  return { name, lat, lon };
}
