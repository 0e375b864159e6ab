import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { typedLine } from '../wire/typed.ts';

export const City = z.object({
  id: z.int(),
  elementId: z.int(),
  name: z.string(),
  locationName: z.string(),
  locationNameTranslit: z.string(),
  region: z.string(),
  /** Hours ahead of UTC, `+3` in Moscow. */
  timezone: z.int(),
  sort: z.int(),
  xmlId: z.string(),
  additionalInfo: z.object({
    /** «в Москве» */
    prepositional: z.string(),
    lat: z.number(),
    lon: z.number(),
    population: z.int(),
    storeCount: z.int(),
  }),
});
export type City = z.infer<typeof City>;

/** SPEC 3.1: the city of a visitor whose city is unknown. */
export const DEFAULT_CITY_ID = 216;

export const detectLocation = endpoint({
  method: 'GET',
  path: '/api/location/detect/',
  summary: 'City of the caller by address',
  answer: City,
});
export const listCities = endpoint({
  method: 'GET',
  path: '/api/location/cities/',
  summary: 'All cities, the largest first',
  answer: z.array(City),
});
export const findCitiesByName = endpoint({
  method: 'GET',
  path: '/api/location/cities/by-name/',
  summary: 'Cities whose name begins with or contains the text',
  query: z.object({ city: typedLine().min(1).max(100) }),
  answer: z.array(City),
});

/** A city of the import, in the shape of `cities.json`. */
export const ImportCity = z.object({
  id: z.int().positive(),
  name: z.string().min(1),
  region: z.string(),
  translit: z.string(),
  timezoneOffset: z.int(),
  lat: z.number(),
  lon: z.number(),
  population: z.int(),
  fias: z.string(),
  prepositional: z.string(),
  sort: z.int(),
});
export type ImportCity = z.infer<typeof ImportCity>;
