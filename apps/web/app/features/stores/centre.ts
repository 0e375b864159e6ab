import type { City } from '@yahont/contracts/locations/locations.ts';
import type { Place } from './map/geometry/project.ts';

/** The middle of a city, about which its plan is drawn. */
export type Centre = Place & { name: string };

export function centreOf({ name, additionalInfo: { lat, lon } }: City): Centre {
  return { name, lat, lon };
}
