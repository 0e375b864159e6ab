import type { Place } from '../plan/mercator.ts';

/**
 * What is drawn of a city. Areas: `water`, `park`. Lines: `river`, `street`, `metro`, `rail`. Points: `station` of the
 * metro or the railway, `water-name`.
 */
export type ThingKind = 'water' | 'park' | 'river' | 'street' | 'metro' | 'rail' | 'station' | 'water-name';

/** One thing of a city, as `scripts/map-ground.mjs` writes it. */
export type Thing = {
  kind: ThingKind;
  name?: string;
  /** Of a street: 1 a main one or a ring, 2 the next, 3 the smallest; of a river the same, 1 the largest. */
  rank?: number;
  /** Streets without names that people know by their pattern. */
  isPattern?: boolean;
  /** Up to a kilometre beside its place: only for a map of the whole region. */
  isCoarse?: boolean;
  /** Lines, or the rings of one polygon: the first point, then steps to the next, in hundred thousandths of a degree. */
  parts: number[][];
};

export type CityGround = {
  /** The zoom from which on the data would look false. */
  nearest: number;
  things: Thing[];
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
