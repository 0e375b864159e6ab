import { pointsOf, type CityGround, type MapFeature } from '../ground/city-ground.ts';
import { mercatorFrom, type Place, type Spot } from './mercator.ts';

/** A walk of about twenty minutes. */
const NEAR_KM = 1.5;
/** With fewer features around it, a store would be a pin on an empty map. */
const FEWEST = 3;

/**
 * Whether a map of a store is useful: at least three features that help people recognise the place are within
 * 1.5 km. Streets, stations, parks and outlines of water count. Metro lines do not, because they only pass
 * by; coarse outlines do not, because they are not drawn at this zoom. Each line of an unnamed street counts.
 */
export function bearsMap(ground: CityGround, place: Place): boolean {
  const toSpot = mercatorFrom(place);
  const found = new Set<string>();
  for (const [index, thing] of ground.things.entries()) {
    if (!mayCount(thing)) continue;
    for (const [part, points] of thing.parts.entries()) {
      if (!comesNear(pointsOf(points).map(toSpot))) continue;
      found.add(keyOf(thing, index, part));
      if (found.size >= FEWEST) return true;
    }
  }
  return false;
}

function mayCount({ kind, name, isPattern, isCoarse }: MapFeature): boolean {
  if (isCoarse === true) return false;
  if (kind === 'street') return name !== undefined || isPattern === true;
  return kind === 'station' || kind === 'park' || kind === 'river' || kind === 'water';
}

/** Features with the same name count once. */
function keyOf({ kind, name, isPattern }: MapFeature, index: number, part: number): string {
  if (name !== undefined) return `${kind} ${name}`;
  return isPattern === true ? `${index} ${part}` : `${index}`;
}

/** Whether a line comes within this distance of the origin. */
function comesNear(line: readonly Spot[]): boolean {
  const [first] = line;
  if (line.length === 1 && first !== undefined) return Math.hypot(first.x, first.y) <= NEAR_KM;
  return line.some((spot, index) => {
    const before = line[index - 1];
    return before !== undefined && distanceTo(before, spot) <= NEAR_KM;
  });
}

/** Distance from a point to a segment. */
function distanceTo(from: Spot, to: Spot): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, -(from.x * dx + from.y * dy) / length));
  return Math.hypot(from.x + share * dx, from.y + share * dy);
}
