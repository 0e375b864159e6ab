import type { City } from '@yahont/contracts/locations/locations.ts';
import regions from '../ground/regions.json';
import towns from '../ground/towns.json';
import { boxAround } from './box.ts';
import type { Box } from './box.ts';
import { partsNear } from './clip-line.ts';
import type { Frame } from './clip-line.ts';
import type { Centre, MapPlan } from './map-plan.ts';
import { mercatorFrom } from './mercator.ts';
import type { Place, Spot } from './mercator.ts';
import { ringsIn } from './rings.ts';

/** The frame of a page may be much wider or higher than the box, so more is drawn around it. */
const AROUND = 1.5;
const TOWNS_SHOWN = 6;
/** Towns this near to the centre are parts of the city for a reader, kilometres. */
const CITY_KM = 4;

/** Borders of all regions with their bounds: most are far away, and the bounds alone show it. */
const RINGS = regions.features
  .flatMap(({ geometry }) => geometry.coordinates.flat())
  .map((ring) => {
    const points = ring.map(([lon = 0, lat = 0]) => ({ lon, lat }));
    return { points, bounds: boxAround(points) };
  });

/** The map of a city's stores; of the city alone when it has none. */
export function planMap(city: City, stores: readonly Place[]): MapPlan {
  const { lat, lon } = city.additionalInfo;
  const centre = { name: city.name, lat, lon };
  return planAround(centre, stores.length === 0 ? [centre] : stores);
}

function planAround(centre: Centre, places: readonly Place[]): MapPlan {
  const box = boxAround(places);
  const project = mercatorFrom(centre);
  const { x, y } = project({ lat: box.north, lon: box.west });
  const corner = project({ lat: box.south, lon: box.east });
  const frame = { x, y, width: corner.x - x, height: corner.y - y };
  const seen = around(frame);
  const lines = RINGS.filter((ring) => mayTouch(ring, box)).flatMap(({ points }) =>
    partsNear(points.map(project), seen),
  );
  return {
    centre,
    box,
    frame: { x: tenth(x), y: tenth(y), width: tenth(frame.width), height: tenth(frame.height) },
    borders: lines.map(pathOf).join(''),
    towns: townsIn(seen, project),
    rings: ringsIn(frame),
  };
}

/** Whether a border may come near a box; in degrees, generously. */
function mayTouch({ bounds }: { bounds: Box }, { west, south, east, north }: Box): boolean {
  const margin = 2 * (1 + AROUND) * Math.max(east - west, north - south);
  return (
    bounds.east >= west - margin &&
    bounds.west <= east + margin &&
    bounds.north >= south - margin &&
    bounds.south <= north + margin
  );
}

function around({ x, y, width, height }: Frame): Frame {
  const margin = Math.max(width, height) * AROUND;
  return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
}

function townsIn({ x, y, width, height }: Frame, project: (place: Place) => Spot): MapPlan['towns'] {
  const found: MapPlan['towns'] = [];
  for (const [name, lon, lat] of towns as [string, number, number, number][]) {
    if (found.length === TOWNS_SHOWN) break;
    const spot = project({ lat, lon });
    const isInside = spot.x > x && spot.x < x + width && spot.y > y && spot.y < y + height;
    if (isInside && Math.hypot(spot.x, spot.y) > CITY_KM)
      found.push({ name, x: tenth(spot.x), y: tenth(spot.y) });
  }
  return found;
}

function pathOf(line: readonly Spot[]): string {
  return line.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${tenth(x)} ${tenth(y)}`).join('');
}

/** A hundred metres are a pixel or two. */
function tenth(kilometres: number): number {
  return Math.round(kilometres * 10) / 10;
}
