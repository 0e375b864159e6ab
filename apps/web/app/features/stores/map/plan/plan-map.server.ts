import type { City } from '@yahont/contracts/locations/locations.ts';
import { boxAround } from './box.ts';
import type { MapPlan } from './map-plan.ts';
import { mercatorFrom, type Place } from './mercator.ts';
import { pictureGround } from './picture-ground.server.ts';
import { bearsMap } from './things-near.ts';
import type { CityGround } from '../ground/city-ground.ts';

const FILES = import.meta.glob<CityGround>('../ground/cities/*.json', { eager: true, import: 'default' });

/** The ground of a city by its code, `moskva`; null for a city without enough data. */
function cityGround(code: string): CityGround | null {
  return FILES[`../ground/cities/${code}.json`] ?? null;
}

/** Plans are the same for all visitors; there are about as many as cities and stores. */
const MAX_KEPT = 100;
const kept = new Map<string, MapPlan | null>();

/**
 * The map of a city's stores, or of one store; null when a map would be pointless, because too little is
 * known around each of them.
 */
export function planMap(city: City, stores: readonly Place[]): MapPlan | null {
  const key = [city.id, ...stores.flatMap(({ lat, lon }) => [lat, lon])].join(' ');
  const known = kept.get(key);
  if (known !== undefined) return known;
  const plan = makePlan(city, stores);
  if (kept.size >= MAX_KEPT) kept.delete([...kept.keys()][0] ?? '');
  kept.set(key, plan);
  return plan;
}

function makePlan(city: City, places: readonly Place[]): MapPlan | null {
  const code = city.locationNameTranslit;
  const ground = cityGround(code);
  if (ground === null || !places.some((place) => bearsMap(ground, place))) return null;
  const { lat, lon } = city.additionalInfo;
  const centre = { name: city.name, lat, lon };
  const box = boxAround(places);
  const project = mercatorFrom(centre);
  const { x, y } = project({ lat: box.north, lon: box.west });
  const corner = project({ lat: box.south, lon: box.east });
  const frame = { x: tenth(x), y: tenth(y), width: tenth(corner.x - x), height: tenth(corner.y - y) };
  const picture = pictureGround(ground, { centre, frame, places });
  return {
    city: code,
    centre,
    box,
    frame,
    ...picture,
    hasMetro: ground.things.some(({ kind }) => kind === 'metro'),
    nearest: ground.nearest,
  };
}

/** A hundred metres correspond to one or two pixels. */
function tenth(kilometres: number): number {
  return Math.round(kilometres * 10) / 10;
}
