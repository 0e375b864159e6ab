// Generates the map data: `npm run map-ground -- regions.geojson` for all of it, `npm run map-ground` for all
// but the borders of regions, whose source is not in the repository. The sources are listed in LICENSES.md.
// The results are in the repository, so a build does not need this script.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { groundOf } from './map-ground/city-ground.mjs';
import { root } from './root.mjs';

const GROUND = join(root, 'apps', 'web', 'app', 'features', 'stores', 'map', 'ground');
const CITIES = join(root, 'packages', 'demo', 'data', 'cities.json');
const SOURCES = join(root, 'scripts', 'map-ground', 'sources');
/** About a hundred metres. Neighbouring regions share their points, so equal rounding leaves no gaps. */
const STEPS_IN_DEGREE = 1000;
const SMALLEST_TOWN = 20_000;

/**
 * The ground files of all cities, by city code.
 * @returns {Promise<Map<string, string>>} contents of JSON files
 */
export async function cityGrounds() {
  const grounds = new Map();
  for (const name of (await readdir(SOURCES)).toSorted()) {
    const ground = groundOf(JSON.parse(await readFile(join(SOURCES, name), 'utf8')));
    if (ground !== null) grounds.set(basename(name, '.geojson'), `${JSON.stringify(ground)}\n`);
  }
  return grounds;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await makeAll(process.argv[2]);

/** @param {string | undefined} source of the borders */
async function makeAll(source) {
  await mkdir(join(GROUND, 'cities'), { recursive: true });
  for (const [code, text] of await cityGrounds())
    await writeFile(join(GROUND, 'cities', `${code}.json`), text);
  if (source !== undefined)
    await write('regions.json', regionsOf(JSON.parse(await readFile(source, 'utf8'))));
  await write('towns.json', townsOf(JSON.parse(await readFile(CITIES, 'utf8'))));
}

function regionsOf({ features }) {
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
  return { type: 'FeatureCollection', features: regions };
}

function townsOf(cities) {
  return cities
    .filter(({ population }) => population >= SMALLEST_TOWN)
    .toSorted((one, other) => other.population - one.population)
    .map(({ name, lon, lat, population }) => [name, onGrid(lon), onGrid(lat), population]);
}

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
