import { pointsOf, type CityGround, type MapFeature } from '../ground/city-ground.ts';
import {
  ALL_NAMES_FROM,
  BESIDE_STORE_KM,
  COARSE_UP_TO,
  FROM_ZOOM,
  ofRankFrom,
} from '../ground/ground-zooms.ts';
import { zoomAt } from '../ground/scale.ts';
import towns from '../ground/towns.json';
import { areaIn } from './clip-area.ts';
import { partsNear, type Frame } from './clip-line.ts';
import type { Centre, MapPlan, PictureLayer } from './map-plan.ts';
import { mercatorFrom, type Place, type Spot } from './mercator.ts';
import { pictureOffsets, pictureScales } from './pin-offsets.ts';
import { placeLabels, type LabelWish } from './place-labels.ts';
import { pathOf, thinLine } from './thin-line.ts';

/** The frame of a page may be much wider or taller than the box, so more is drawn around it. */
const AROUND = 0.55;
/** Pages show the picture up to twice as large as the smallest wide frame. */
const LARGER = 2;
/** Points closer than this are merged, pixels: the picture is part of every page with a map. */
const PIXELS_APART = 2;
/** Areas with fewer points are too small to draw. */
const FEWEST_CORNERS = 4;
/** Towns this close to the centre count as parts of the city, kilometres. */
const CITY_KM = 12;
/** Where along a river's visible part its label is tried, as fractions. */
const ALONG = [0.5, 0.25, 0.75, 0.1, 0.9];
const AREAS = new Set<MapFeature['kind']>(['water', 'park']);

/** A label, and whether it belongs to a large river. */
type LabelOptions = LabelWish & { isLarge: boolean };
type Ground = Pick<MapPlan, 'paths' | 'stations' | 'labels'>;

/** The ground of a city for a picture: cut to its frame, with as much detail as its scale allows. */
export function pictureGround(
  { things }: CityGround,
  { centre, frame, places }: { centre: Centre; frame: Frame; places: readonly Place[] },
): Ground {
  const toSpot = mercatorFrom(centre);
  const scales = pictureScales(frame);
  const zoom = zoomAt({ scale: scales.wide * LARGER, lat: centre.lat });
  const seen = around(frame);
  const apart = PIXELS_APART / (scales.wide * LARGER);
  const paths: Ground['paths'] = {};
  const [stations, wishes]: [Spot[], LabelOptions[]] = [[], []];
  for (const thing of things.filter((one) => isShown(one, zoom))) {
    const lines = thing.parts.map((part) => pointsOf(part).map(toSpot));
    const layer = layerOf(thing);
    if (layer === null) {
      const [spot] = lines[0] ?? [];
      if (spot === undefined || !isIn(spot, seen)) continue;
      if (thing.kind === 'station') stations.push(hundredth(spot));
      if (!isIn(spot, frame)) continue;
      wishes.push({
        kind: thing.kind === 'station' ? 'station' : 'water',
        name: thing.name ?? '',
        isLarge: false,
        ...hundredth(spot),
      });
      continue;
    }
    const cut = AREAS.has(thing.kind)
      ? lines.map((line) => areaIn(line, seen)).filter((line) => line.length > 2)
      : lines.flatMap((line) => partsNear(line, seen));
    const isArea = AREAS.has(thing.kind);
    const path = cut
      .map((line) => thinLine(line, apart))
      .filter((line) => !isArea || line.length >= FEWEST_CORNERS)
      .map((line) => pathOf(line) + (isArea ? 'z' : ''))
      .join('');
    if (path !== '') paths[layer] = (paths[layer] ?? '') + path;
    if (thing.name === undefined) continue;
    for (const spot of nameSpots(thing, cut, frame))
      wishes.push({
        kind: thing.kind === 'park' ? 'park' : 'water',
        name: thing.name,
        isLarge: thing.kind === 'river' && thing.rank === 1,
        ...hundredth(spot),
      });
  }
  const spots = places.map(toSpot);
  const pins = pinsOn(spots, frame);
  return {
    paths,
    stations,
    labels: placeLabels([...wanted(wishes, spots, zoom), ...townsIn(frame, toSpot)], pins, scales),
  };
}

function isShown({ kind, rank, isCoarse }: MapFeature, zoom: number): boolean {
  if (isCoarse === true && zoom > COARSE_UP_TO) return false;
  return zoom >= (kind === 'street' || kind === 'river' ? ofRankFrom(kind, rank) : FROM_ZOOM[kind]);
}

function layerOf({ kind, rank }: MapFeature): PictureLayer | null {
  if (kind === 'station' || kind === 'water-name') return null;
  if (kind === 'river') return rank === 1 ? 'river1' : 'river';
  if (kind !== 'street') return kind;
  if (rank === 1) return 'street1';
  return rank === 2 ? 'street2' : 'street3';
}

/**
 * Possible positions for the label of a park or river, the best first; empty when none is in the frame.
 * Streets have no labels at this scale.
 */
function nameSpots({ kind }: MapFeature, cut: readonly (readonly Spot[])[], frame: Frame): Spot[] {
  const spots = cut.flat();
  if (spots.length === 0 || (kind !== 'park' && kind !== 'river')) return [];
  if (kind === 'park') {
    const x = spots.reduce((sum, spot) => sum + spot.x, 0) / spots.length;
    const y = spots.reduce((sum, spot) => sum + spot.y, 0) / spots.length;
    return isIn({ x, y }, frame) ? [{ x, y }] : [];
  }
  const inside = spots.filter((spot) => isIn(spot, frame));
  return ALONG.flatMap((share) => inside[Math.floor(inside.length * share)] ?? []);
}

/**
 * Order of labels: large rivers, then stations, then the rest, each nearest to a store first, because people
 * navigate by them.
 */
function wanted(wishes: readonly LabelOptions[], spots: readonly Spot[], zoom: number): LabelWish[] {
  const from = (wish: Spot) => Math.min(...spots.map(({ x, y }) => Math.hypot(wish.x - x, wish.y - y)));
  return wishes
    .map((wish) => ({ ...wish, far: from(wish) }))
    .filter(({ kind, far }) => kind !== 'station' || zoom >= ALL_NAMES_FROM || far <= BESIDE_STORE_KM)
    .toSorted((one, other) => turnOf(one) - turnOf(other) || (one.isLarge ? 0 : one.far - other.far))
    .map(({ kind, name, x, y }) => ({ kind, name, x, y }));
}

function turnOf({ kind, isLarge }: LabelOptions): number {
  if (isLarge) return 0;
  return kind === 'station' ? 1 : 2;
}

function townsIn(frame: Frame, toSpot: (place: Place) => Spot): LabelWish[] {
  return (towns as [string, number, number, number][])
    .map(([name, lon, lat]) => ({ kind: 'town' as const, name, ...hundredth(toSpot({ lat, lon })) }))
    .filter((town) => isIn(town, frame) && Math.hypot(town.x, town.y) > CITY_KM);
}

/** The positions of the pins' tips, pixels from the origin. */
function pinsOn(spots: readonly Spot[], frame: Frame) {
  const offsets = pictureOffsets(spots, { frame });
  const scales = pictureScales(frame);
  const at = (size: 'narrow' | 'wide') =>
    spots.map(({ x, y }, index) => ({
      x: x * scales[size] + (offsets[index]?.[size].x ?? 0),
      y: y * scales[size] + (offsets[index]?.[size].y ?? 0),
    }));
  return { narrow: at('narrow'), wide: at('wide') };
}

function around({ x, y, width, height }: Frame): Frame {
  const margin = Math.max(width, height) * AROUND;
  return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
}

function isIn(spot: Spot, { x, y, width, height }: Frame): boolean {
  return spot.x > x && spot.x < x + width && spot.y > y && spot.y < y + height;
}

function hundredth({ x, y }: Spot): Spot {
  return { x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 };
}
