import type { FilterSpecification, StyleSpecification } from 'maplibre-gl';
import regionsUrl from '../ground/regions.json?url';
import townsUrl from '../ground/towns.json?url';
import type { MapColours } from './map-colours.ts';
import type { MapPlan } from '../plan/map-plan.ts';
import type { Place } from '../plan/mercator.ts';

const POINTS_OF_RING = 96;
const KM_IN_DEGREE = 111.2;
/** No glyph files: the letters are drawn from the fonts of the page. */
const FONT = ['Manrope'];

type Feature = {
  type: 'Feature';
  properties: Record<string, unknown>;
  geometry: { type: 'Point'; coordinates: number[] } | { type: 'LineString'; coordinates: number[][] };
};

/** The style of our map: land and borders of regions, towns, rings around the city centre. */
export async function mapStyle(plan: MapPlan, colours: MapColours): Promise<StyleSpecification> {
  const towns = await listTowns();
  const collection = (features: Feature[]) => ({
    type: 'geojson' as const,
    data: { type: 'FeatureCollection' as const, features },
  });
  return {
    version: 8,
    sources: {
      regions: { type: 'geojson', data: new URL(regionsUrl, location.href).href, tolerance: 0.2 },
      rings: collection(plan.rings.map((radius) => ringAround(plan.centre, radius))),
      signs: collection(plan.rings.map((radius) => signOf(plan.centre, radius))),
      towns: collection(towns),
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': colours.sea } },
      { id: 'land', type: 'fill', source: 'regions', paint: { 'fill-color': colours.land } },
      {
        id: 'borders',
        type: 'line',
        source: 'regions',
        paint: { 'line-color': colours.border, 'line-width': 1 },
      },
      {
        id: 'rings',
        type: 'line',
        source: 'rings',
        minzoom: 7,
        paint: { 'line-color': colours.ring, 'line-width': 1, 'line-dasharray': [3, 4] },
      },
      {
        id: 'town-dots',
        type: 'circle',
        source: 'towns',
        filter: shownTowns(),
        paint: { 'circle-radius': 2, 'circle-color': colours.text },
      },
      {
        id: 'towns',
        type: 'symbol',
        source: 'towns',
        filter: shownTowns(),
        layout: {
          'text-field': ['get', 'name'],
          'text-font': FONT,
          'text-size': 12,
          'text-anchor': 'left',
          'text-offset': [0.6, 0],
          'symbol-sort-key': ['-', ['get', 'population']],
        },
        paint: { 'text-color': colours.text, 'text-halo-color': colours.halo, 'text-halo-width': 1.5 },
      },
      {
        id: 'signs',
        type: 'symbol',
        source: 'signs',
        minzoom: 8,
        layout: { 'text-field': ['get', 'name'], 'text-font': FONT, 'text-size': 11 },
        paint: { 'text-color': colours.text, 'text-halo-color': colours.halo, 'text-halo-width': 2 },
      },
    ],
  };
}

/** The nearer the map, the smaller the towns on it. */
function shownTowns(): FilterSpecification {
  return ['>=', ['get', 'population'], ['step', ['zoom'], 900_000, 4, 400_000, 6, 100_000, 7.5, 20_000]];
}

async function listTowns(): Promise<Feature[]> {
  const answer = await fetch(townsUrl);
  if (!answer.ok) throw new Error(`towns of the map: ${answer.status}`);
  // safe: our own file
  const list = (await answer.json()) as [string, number, number, number][];
  return list.map(([name, lon, lat, population]) => pointAt({ lon, lat }, { name, population }));
}

function ringAround({ lat, lon }: Place, radius: number): Feature {
  const high = radius / KM_IN_DEGREE;
  const wide = high / Math.cos((lat * Math.PI) / 180);
  const coordinates = Array.from({ length: POINTS_OF_RING + 1 }, (_, index) => {
    const angle = (index / POINTS_OF_RING) * 2 * Math.PI;
    return [lon + wide * Math.cos(angle), lat + high * Math.sin(angle)];
  });
  return { type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates } };
}

function signOf({ lat, lon }: Place, radius: number): Feature {
  return pointAt({ lon, lat: lat - radius / KM_IN_DEGREE }, { name: `${radius}\u00A0км` });
}

function pointAt({ lon, lat }: Place, properties: Record<string, unknown>): Feature {
  return { type: 'Feature', properties, geometry: { type: 'Point', coordinates: [lon, lat] } };
}
