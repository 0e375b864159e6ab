import type { FilterSpecification, StyleSpecification } from 'maplibre-gl';
import townsUrl from '../ground/towns.json?url';
import type { MapPlan } from '../plan/map-plan.ts';
import type { Place } from '../plan/mercator.ts';
import { groundFeatures, type Feature } from './ground-features.ts';
import { FONT, groundLayers } from './ground-layers.ts';
import type { MapColours } from './map-colours.ts';

/**
 * Up to this zoom regions have borders and coasts, which are accurate to a kilometre; beyond it everything is
 * land.
 */
export const REGIONS_UP_TO = 9;
/** Below this zoom a city's stores are one mark with the city's name beside it (`STORES_FROM_SCALE`). */
const MARKS_UP_TO = 8;

/** The style of our map: region borders and towns at low zoom, the ground of one city at high zoom. */
export async function mapStyle(
  plan: MapPlan,
  stores: readonly Place[],
  colours: MapColours,
): Promise<StyleSpecification> {
  const [towns, ground] = await Promise.all([listTowns(), groundFeatures(plan.city, stores)]);
  return {
    version: 8,
    sources: {
      regions: { ...collection([]), tolerance: 0.2 },
      ground: { ...collection(ground), tolerance: 0.2 },
      pins: collection(stores.map((store) => pointAt(store, {}))),
      towns: collection(towns),
    },
    layers: [
      {
        id: 'sea',
        type: 'background',
        paint: { 'background-color': ['step', ['zoom'], colours.sea, REGIONS_UP_TO, colours.land] },
      },
      {
        id: 'land',
        type: 'fill',
        source: 'regions',
        maxzoom: REGIONS_UP_TO,
        paint: { 'fill-color': colours.land },
      },
      {
        id: 'borders',
        type: 'line',
        source: 'regions',
        maxzoom: REGIONS_UP_TO,
        paint: { 'line-color': colours.border, 'line-width': 1 },
      },
      {
        id: 'town-dots',
        type: 'circle',
        source: 'towns',
        filter: shownTowns(plan),
        paint: { 'circle-radius': 2, 'circle-color': colours.text },
      },
      {
        id: 'towns',
        type: 'symbol',
        source: 'towns',
        filter: shownTowns(plan),
        layout: {
          'text-field': ['get', 'name'],
          'text-font': FONT,
          'text-size': 12,
          'text-anchor': 'left',
          'text-offset': ['step', ['zoom'], ['literal', [1.5, 0]], MARKS_UP_TO, ['literal', [0.6, 0]]],
          'symbol-sort-key': ['-', ['get', 'population']],
        },
        paint: { 'text-color': colours.text, 'text-halo-color': colours.land, 'text-halo-width': 1.5 },
      },
      ...groundLayers(colours),
    ],
  };
}

/**
 * The higher the zoom, the smaller the towns that are labelled. The city itself is not: it is in the page's
 * heading, and its pins are there.
 */
function shownTowns({ centre }: MapPlan): FilterSpecification {
  return [
    'all',
    ['>=', ['get', 'population'], ['step', ['zoom'], 900_000, 4, 400_000, 6, 100_000, 7.5, 20_000]],
    ['any', ['!=', ['get', 'name'], centre.name], ['<', ['zoom'], MARKS_UP_TO]],
  ];
}

async function listTowns(): Promise<Feature[]> {
  const answer = await fetch(townsUrl);
  if (!answer.ok) throw new Error(`towns of the map: ${answer.status}`);
  // safe: our own file
  const list = (await answer.json()) as [string, number, number, number][];
  return list.map(([name, lon, lat, population]) => pointAt({ lon, lat }, { name, population }));
}

function collection(features: Feature[]) {
  return { type: 'geojson' as const, data: { type: 'FeatureCollection' as const, features } };
}

function pointAt({ lon, lat }: Place, properties: Record<string, unknown>): Feature {
  return { type: 'Feature', properties, geometry: { type: 'Point', coordinates: [lon, lat] } };
}
