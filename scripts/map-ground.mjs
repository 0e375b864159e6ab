// Makes the ground of the maps, `regions.json` and `towns.json`: `npm run map-ground -- regions.geojson`. The source is
// named in LICENSES.md. The results are in the repository, so a build needs neither this script nor the source.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './root.mjs';

const GROUND = join(root, 'apps', 'web', 'app', 'features', 'stores', 'map', 'ground');
const CITIES = join(root, 'packages', 'demo', 'data', 'cities.json');
/** About a hundred metres. Neighbours share their points, so equal rounding leaves no gaps. */
const STEPS_IN_DEGREE = 1000;
const SMALLEST_TOWN = 20_000;

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error('usage: npm run map-ground -- regions.geojson');

const { features } = JSON.parse(await readFile(source, 'utf8'));
const regions = features.map(({ geometry }) => ({
  type: 'Feature',
  properties: {},
  geometry: {
    type: 'MultiPolygon',
    coordinates: (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates)
      .map((polygon) => polygon.map(rounded).filter((ring) => ring.length > 3))
      .filter((polygon) => polygon.length > 0),
  },
}));
await write('regions.json', { type: 'FeatureCollection', features: regions });

const towns = JSON.parse(await readFile(CITIES, 'utf8'))
  .filter(({ population }) => population >= SMALLEST_TOWN)
  .toSorted((one, other) => other.population - one.population)
  .map(({ name, lon, lat, population }) => [name, onGrid(lon), onGrid(lat), population]);
await write('towns.json', towns);

/** @param {[number, number][]} ring */
function rounded(ring) {
  const points = ring.map(([x, y]) => [onGrid(x), onGrid(y)]);
  return points.filter((point, index) => index === 0 || String(point) !== String(points[index - 1]));
}

function onGrid(degrees) {
  return Math.round(degrees * STEPS_IN_DEGREE) / STEPS_IN_DEGREE;
}

async function write(name, content) {
  await writeFile(join(GROUND, name), `${JSON.stringify(content)}\n`);
}
