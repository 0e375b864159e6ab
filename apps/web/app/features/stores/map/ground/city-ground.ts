import type { Place } from '../plan/mercator.ts';

/**
 * Kinds of features on a city's map. Areas: `water`, `park`. Lines: `river`, `street`, `metro`, `rail`.
 * Points: `station` of the metro or the railway, `water-name`.
 */
export type ThingKind = 'water' | 'park' | 'river' | 'street' | 'metro' | 'rail' | 'station' | 'water-name';

/** One feature of a city, as `scripts/map-ground.mjs` writes it. */
export type MapFeature = {
  kind: ThingKind;
  name?: string;
  /**
   * Rank of a street: 1 a main street or a ring, 2 the next, 3 the smallest. The same for rivers: 1 is the
   * largest.
   */
  rank?: number;
  /** Streets without names that people recognise by their pattern. */
  isPattern?: boolean;
  /** Up to a kilometre off its true place: only for a map of the whole region. */
  isCoarse?: boolean;
  /** Lines, or the rings of one polygon: the first point, then steps to the next, in hundred thousandths of a degree. */
  parts: number[][];
};

export type CityGround = {
  /** Beyond this zoom the data would look wrong. */
  nearest: number;
  things: MapFeature[];
};

const STEPS_IN_DEGREE = 100_000;

/** The points of a part, degrees. */
export function pointsOf(part: readonly number[]): Place[] {
  const points: Place[] = [];
  let [lon, lat] = [0, 0];
  for (let index = 0; index + 1 < part.length; index += 2) {
    lon += part[index] ?? 0;
    lat += part[index + 1] ?? 0;
    points.push({ lon: lon / STEPS_IN_DEGREE, lat: lat / STEPS_IN_DEGREE });
  }
  return points;
}
