import { pointsOf, type CityGround, type MapFeature } from '../ground/city-ground.ts';
import { mercatorFrom, type Place } from '../plan/mercator.ts';

export type Feature = {
  type: 'Feature';
  properties: Record<string, unknown>;
  geometry:
    | { type: 'Point'; coordinates: number[] }
    | { type: 'MultiLineString' | 'Polygon'; coordinates: number[][][] };
};

const URLS = import.meta.glob<string>('../ground/cities/*.json', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

/**
 * The ground of a city as GeoJSON features; empty for a city without ground data. Rejects when loading fails.
 */
export async function groundFeatures(city: string, stores: readonly Place[]): Promise<Feature[]> {
  const url = URLS[`../ground/cities/${city}.json`];
  if (url === undefined) return [];
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`ground of the map: ${answer.status}`);
  // safe: our own file
  const { things } = (await answer.json()) as CityGround;
  return things.map((thing) => featureOf(thing, stores));
}

function featureOf({ kind, name, rank, isCoarse, parts }: MapFeature, stores: readonly Place[]): Feature {
  const lines = parts.map((part) => pointsOf(part).map(({ lon, lat }) => [lon, lat]));
  const properties = { kind, name: name ?? '', rank: rank ?? 0, isCoarse: isCoarse === true };
  const [point] = lines[0] ?? [];
  if (point !== undefined && (kind === 'station' || kind === 'water-name')) {
    return {
      type: 'Feature',
      properties: { ...properties, far: fromStores(point, stores) },
      geometry: { type: 'Point', coordinates: point },
    };
  }
  const type = kind === 'water' || kind === 'park' ? 'Polygon' : 'MultiLineString';
  return { type: 'Feature', properties, geometry: { type, coordinates: lines } };
}

/** Distance to the nearest store, kilometres: labels near stores have priority. */
function fromStores([lon = 0, lat = 0]: readonly number[], stores: readonly Place[]): number {
  const toSpot = mercatorFrom({ lon, lat });
  return Math.min(
    ...stores.map((store) => {
      const { x, y } = toSpot(store);
      return Math.hypot(x, y);
    }),
  );
}
