import type { Place } from './mercator.ts';

/** Bounds of a map, degrees. */
export type Box = { west: number; south: number; east: number; north: number };

const KM_IN_DEGREE = 111.2;
/** Minimum extent of a map, kilometres. */
const SMALLEST_KM = 3;

/** The smallest box around places, at least three kilometres high and wide. Throws RangeError without a place. */
export function boxAround(places: readonly Place[]): Box {
  if (places.length === 0) throw new RangeError('no place to show');
  const lats = places.map(({ lat }) => lat);
  const lons = places.map(({ lon }) => lon);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = [Math.min(...lons), Math.max(...lons)];
  const lat = SMALLEST_KM / KM_IN_DEGREE;
  const lon = lat / Math.cos((((south + north) / 2) * Math.PI) / 180);
  return { ...widened('south', 'north', [south, north], lat), ...widened('west', 'east', [west, east], lon) };
}

function widened<From extends string, To extends string>(
  from: From,
  to: To,
  [least, most]: readonly [number, number],
  smallest: number,
): Record<From | To, number> {
  const missing = Math.max(0, smallest - (most - least)) / 2;
  // safe: both keys are written
  return { [from]: least - missing, [to]: most + missing } as Record<From | To, number>;
}
