// Converts an extract of a city (GeoJSON, WGS 84) to its map ground: fewer points, whole numbers, no tags.

/** A hundred thousandth of a degree is about a metre. */
const STEPS_IN_DEGREE = 100_000;
const METRES_IN_DEGREE = 111_200;
/** Points closer than this to the line between their neighbours are dropped, metres: a pixel at zoom 14. */
const TOLERANCE = 5;
/** Smaller parks and ponds would be a few pixels at the highest zoom, square metres. */
const SMALLEST_AREA = 6000;
/** Stations of the same name this close to each other are one station to a passenger, degrees. */
const ONE_STATION = 0.006;

const STREET_RANKS = { primary: 1, 'computed-main': 1, secondary: 2, unknown: 2, tertiary: 3, street: 3 };

/**
 * How a feature of an extract is drawn, by its kind; a kind without an entry is not drawn.
 * @type {Record<string, (properties: Record<string, unknown>) => Record<string, unknown>>}
 */
const KINDS = {
  water: () => ({ kind: 'water' }),
  'water-label': () => ({ kind: 'water-name' }),
  river: ({ rank }) => ({ kind: 'river', rank }),
  park: () => ({ kind: 'park' }),
  ring: () => ({ kind: 'street', rank: 1 }),
  road: ({ class: roadClass }) => ({
    kind: 'street',
    rank: STREET_RANKS[roadClass],
    // People recognise these streets by their pattern, because the extract has no names.
    ...(roadClass === 'computed-main' || roadClass === 'unknown' ? { isPattern: true } : {}),
  }),
  'metro-line': () => ({ kind: 'metro' }),
  'rail-line': () => ({ kind: 'rail' }),
  'metro-station': () => ({ kind: 'station' }),
  'rail-station': () => ({ kind: 'station' }),
};

/**
 * The ground of a city; null when nothing in the extract is precise enough for the map of a store.
 * @returns {{ nearest: number, things: object[] } | null}
 */
export function groundOf({ bbox, features }) {
  const wide = Math.cos((((bbox[1] + bbox[3]) / 2) * Math.PI) / 180);
  const things = features.flatMap((feature) => thingOf(feature, wide));
  const exact = things.filter(({ isCoarse }) => isCoarse !== true);
  if (exact.length === 0) return null;
  return { nearest: nearestZoom(exact), things: oneStationEach(things) };
}

/**
 * The maximum zoom that the data supports; it depends on whether there are street names, outlines and
 * streets, or stations only.
 */
function nearestZoom(exact) {
  if (exact.some(({ kind, rank, name }) => kind === 'street' && rank > 1 && name !== undefined)) return 15;
  return exact.some(({ kind }) => kind === 'street' || kind === 'water') ? 14 : 13;
}

/**
 * One entry per feature; an area of several polygons becomes several entries, of which the largest has the
 * name.
 */
function thingOf({ properties, geometry }, wide) {
  const drawn = KINDS[properties.kind]?.(properties);
  if (drawn === undefined) return [];
  const coarse = properties.approximate === true ? { isCoarse: true } : {};
  const name =
    typeof properties.name === 'string' ? properties.name.replaceAll(/\.(?=\p{Lu})/gu, '.\u00A0') : '';
  const named = name === '' ? {} : { name };
  if (!geometry.type.endsWith('Polygon')) {
    const parts = linesOf(geometry).map((line) => deltas(simplified(line, wide)));
    return [{ ...drawn, ...named, ...coarse, parts }];
  }
  return (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates)
    .map((rings) =>
      rings
        .map((ring) => simplified(ring, wide))
        .filter((ring) => ring.length > 3 && areaOf(ring, wide) >= SMALLEST_AREA),
    )
    .filter((rings) => rings.length > 0)
    .toSorted((one, other) => areaOf(other[0], wide) - areaOf(one[0], wide))
    .map((rings, index) => ({
      ...drawn,
      ...(index === 0 ? named : {}),
      ...coarse,
      parts: rings.map(deltas),
    }));
}

function linesOf({ type, coordinates }) {
  if (type === 'Point') return [[coordinates]];
  return type === 'LineString' ? [coordinates] : coordinates;
}

/** The Douglas–Peucker algorithm. */
function simplified(line, wide) {
  if (line.length < 3) return line;
  const keep = new Set([0, line.length - 1]);
  const spans = [[0, line.length - 1]];
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [from, to] = span;
    let [farthest, most] = [-1, TOLERANCE];
    for (let index = from + 1; index < to; index += 1) {
      const distance = metresFrom(line[index], line[from], line[to], wide);
      if (distance > most) [farthest, most] = [index, distance];
    }
    if (farthest < 0) continue;
    keep.add(farthest);
    spans.push([from, farthest], [farthest, to]);
  }
  return line.filter((_, index) => keep.has(index));
}

function metresFrom(point, from, to, wide) {
  const [x, y, dx, dy] = [
    (point[0] - from[0]) * wide,
    point[1] - from[1],
    (to[0] - from[0]) * wide,
    to[1] - from[1],
  ];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, (x * dx + y * dy) / length));
  return Math.hypot(x - share * dx, y - share * dy) * METRES_IN_DEGREE;
}

function areaOf(ring, wide) {
  let twice = 0;
  ring.forEach(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length];
    twice += x * nextY - nextX * y;
  });
  return (Math.abs(twice) / 2) * wide * METRES_IN_DEGREE ** 2;
}

/** The first point, then steps from each point to the next, in hundred thousandths of a degree. */
function deltas(line) {
  const [numbers, last] = [[], [0, 0]];
  for (const point of line) {
    for (const axis of [0, 1]) {
      const value = Math.round(point[axis] * STEPS_IN_DEGREE);
      numbers.push(value - last[axis]);
      last[axis] = value;
    }
  }
  return numbers;
}

/** An interchange station is in the extract once per line; keep its name once. */
function oneStationEach(things) {
  const seen = new Map();
  return things.filter(({ kind, name, parts }) => {
    if (kind !== 'station') return true;
    const [lon, lat] = parts[0];
    const known = seen.get(name) ?? [];
    seen.set(name, [...known, [lon, lat]]);
    return !known.some(([x, y]) => Math.hypot(x - lon, y - lat) < ONE_STATION * STEPS_IN_DEGREE);
  });
}
