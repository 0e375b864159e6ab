import type { FilterSpecification, LayerSpecification } from 'maplibre-gl';
import { ALL_NAMES_FROM, BESIDE_STORE_KM, COARSE_UP_TO, FROM_ZOOM } from '../ground/ground-zooms.ts';
import type { MapColours } from './map-colours.ts';

/** No glyph files: the letters are drawn with the page's fonts. */
export const FONT = ['Manrope'];
const GROUND = { source: 'ground' } as const;
const ROUND = { 'line-cap': 'round', 'line-join': 'round' } as const;
const HALO_WIDTH = 1.2;
/** Labels appear from these zooms on, a little later than their features. */
const NAMES_FROM = { park: 10.5, water: 9, station: 10, street: 13 } as const;

/** The layers of a city's ground, from bottom to top; the same features as on the picture. */
export function groundLayers(colours: MapColours): LayerSpecification[] {
  return [
    area('park', colours.park),
    area('water', colours.water),
    coarse({ id: 'coarse-water', type: 'fill', ...GROUND, paint: { 'fill-color': colours.water } }, 'water'),
    river(3, colours, widths([12, 1], [14, 3])),
    river(2, colours, widths([9, 1], [11, 2], [14, 4])),
    river(1, colours, widths([9, 3], [11, 5], [14, 14])),
    coarse(
      {
        id: 'coarse-rivers',
        type: 'line',
        ...GROUND,
        paint: { 'line-color': colours.water, 'line-width': 2 },
      },
      'river',
    ),
    street(3, colours, widths([12.5, 0.8], [14, 2.5], [16, 5])),
    street(2, colours, widths([11, 1], [12.5, 2], [14, 5], [16, 9])),
    street(1, colours, widths([9, 1.5], [11, 3], [14, 7], [16, 12])),
    {
      id: 'rail',
      type: 'line',
      ...GROUND,
      minzoom: FROM_ZOOM.rail,
      filter: exact('rail'),
      paint: { 'line-color': colours.metro, 'line-width': 1, 'line-dasharray': [5, 4] },
    },
    {
      id: 'metro',
      type: 'line',
      ...GROUND,
      minzoom: FROM_ZOOM.metro,
      filter: exact('metro'),
      layout: ROUND,
      paint: { 'line-color': colours.metro, 'line-width': 1.6, 'line-dasharray': [0.2, 2.6] },
    },
    {
      id: 'stations',
      type: 'circle',
      ...GROUND,
      minzoom: FROM_ZOOM.station,
      filter: exact('station'),
      paint: {
        'circle-radius': widths([10, 2], [12, 3], [14, 4]),
        'circle-color': colours.land,
        'circle-stroke-width': 1.2,
        'circle-stroke-color': colours.text,
      },
    },
    ...names(colours),
  ];
}

/** Labels, the least important first: the engine places the last layers first. */
function names(colours: MapColours): LayerSpecification[] {
  const halo = { 'text-halo-color': colours.land, 'text-halo-width': HALO_WIDTH };
  const letters = { 'text-field': '{name}', 'text-font': FONT, 'text-size': 12 };
  const along = { 'symbol-placement': 'line', 'symbol-spacing': 500 } as const;
  return [
    {
      id: 'street-names',
      type: 'symbol',
      ...GROUND,
      minzoom: NAMES_FROM.street,
      filter: exact('street'),
      layout: { ...letters, ...along, 'text-size': 11 },
      paint: { 'text-color': colours.text, ...halo },
    },
    {
      id: 'river-names',
      type: 'symbol',
      ...GROUND,
      minzoom: NAMES_FROM.water,
      filter: [
        'all',
        ['==', ['get', 'kind'], 'river'],
        ['!', ['get', 'isCoarse']],
        ['<=', ['get', 'rank'], ['step', ['zoom'], 1, 10, 2, FROM_ZOOM.river[3], 3]],
      ],
      layout: { ...letters, ...along, 'text-letter-spacing': 0.06 },
      paint: { 'text-color': colours['water-text'], ...halo },
    },
    {
      id: 'water-names',
      type: 'symbol',
      ...GROUND,
      minzoom: NAMES_FROM.water,
      filter: exact('water-name'),
      layout: { ...letters, 'text-letter-spacing': 0.06, 'symbol-sort-key': ['get', 'far'] },
      paint: { 'text-color': colours['water-text'], ...halo },
    },
    {
      id: 'park-names',
      type: 'symbol',
      ...GROUND,
      minzoom: NAMES_FROM.park,
      filter: exact('park'),
      layout: { ...letters, 'text-max-width': 8 },
      paint: { 'text-color': colours['park-text'], ...halo },
    },
    {
      id: 'station-names',
      type: 'symbol',
      ...GROUND,
      minzoom: NAMES_FROM.station,
      filter: [
        'all',
        ['==', ['get', 'kind'], 'station'],
        ['<=', ['get', 'far'], ['step', ['zoom'], BESIDE_STORE_KM, ALL_NAMES_FROM, 1000]],
      ],
      layout: {
        ...letters,
        'text-anchor': 'left',
        'text-offset': [0.6, 0],
        'text-max-width': 20,
        'symbol-sort-key': ['get', 'far'],
      },
      paint: { 'text-color': colours.name, ...halo },
    },
    {
      // Invisible: keeps labels away from the pins, which the engine does not know.
      id: 'pins',
      type: 'symbol',
      source: 'pins',
      layout: {
        'text-field': 'ШШ',
        'text-font': FONT,
        'text-size': 26,
        'text-anchor': 'bottom',
        'text-allow-overlap': true,
      },
      paint: { 'text-opacity': 0 },
    },
  ];
}

function area(kind: 'park' | 'water', colour: string): LayerSpecification {
  return {
    id: kind,
    type: 'fill',
    ...GROUND,
    minzoom: FROM_ZOOM[kind],
    filter: exact(kind),
    paint: { 'fill-color': colour },
  };
}

function river(rank: 1 | 2 | 3, colours: MapColours, width: ReturnType<typeof widths>): LayerSpecification {
  return {
    id: `river-${rank}`,
    type: 'line',
    ...GROUND,
    minzoom: FROM_ZOOM.river[rank],
    filter: [
      'all',
      ['==', ['get', 'kind'], 'river'],
      ['!', ['get', 'isCoarse']],
      ['==', ['get', 'rank'], rank],
    ],
    layout: ROUND,
    paint: { 'line-color': colours.water, 'line-width': width },
  };
}

function street(rank: 1 | 2 | 3, colours: MapColours, width: ReturnType<typeof widths>): LayerSpecification {
  return {
    id: `street-${rank}`,
    type: 'line',
    ...GROUND,
    minzoom: FROM_ZOOM.street[rank],
    filter: ['all', ['==', ['get', 'kind'], 'street'], ['==', ['get', 'rank'], rank]],
    layout: ROUND,
    paint: { 'line-color': colours.road, 'line-width': width },
  };
}

/** A layer that disappears at zooms where its outlines would look wrong. */
function coarse(layer: LayerSpecification, kind: string): LayerSpecification {
  const filter: FilterSpecification = ['all', ['==', ['get', 'kind'], kind], ['get', 'isCoarse']];
  return { ...layer, maxzoom: COARSE_UP_TO, filter } as LayerSpecification;
}

function exact(kind: string): FilterSpecification {
  return ['all', ['==', ['get', 'kind'], kind], ['!', ['get', 'isCoarse']]];
}

/** A width that grows with the zoom: pairs of zoom and pixels. */
function widths(...stops: [number, number][]): ['interpolate', ['linear'], ['zoom'], ...number[]] {
  return ['interpolate', ['linear'], ['zoom'], ...stops.flat()];
}
