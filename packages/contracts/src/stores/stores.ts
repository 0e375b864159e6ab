import { z } from 'zod';
import { STORE_SERVICES } from '@yahont/values/store-services.ts';
import { Code, IdParam } from '../wire/fields.ts';
import { endpoint } from '../wire/endpoint.ts';
import { Directions, Facade, StoreEvent } from './store-parts.ts';
import { Hours, SpecialDays } from './opening-hours.ts';

export const StoreService = z.enum(STORE_SERVICES);

/** A store as lists, checkout and appointments need it. */
export const Store = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  cityId: z.int(),
  cityName: z.string(),
  /** Code of the city in the address: `/stores/{cityCode}/{id}/`. */
  cityCode: z.string(),
  address: z.string(),
  metro: z.string(),
  phone: z.string(),
  lat: z.number(),
  lon: z.number(),
  hours: Hours,
  /** From today on in the store's city, the soonest first. */
  specialDays: SpecialDays,
  /** «ежедневно с 10 до 22», without the special days. */
  hoursText: z.string(),
  isOpenNow: z.boolean(),
  /** «Открыто до 22:00», «Откроется завтра в 10:00» */
  openText: z.string(),
  services: z.array(StoreService),
});
export type Store = z.infer<typeof Store>;

/** A store as its page shows it. */
export const StoreDetails = Store.extend({
  directions: Directions,
  facade: Facade,
  /** Those that are not over, the soonest first. */
  events: z.array(StoreEvent),
  /** Pieces of jewellery and loose stones that it has for sale. */
  inStock: z.int(),
});
export type StoreDetails = z.infer<typeof StoreDetails>;

const ofCity = z.object({ city: IdParam.optional() });

export const listStores = endpoint({
  method: 'GET',
  path: '/api/stores',
  summary: 'Shops of a city, or of the caller’s city',
  query: ofCity,
  answer: z.array(Store),
});

export const listStoreDetails = endpoint({
  method: 'GET',
  path: '/api/store-details',
  summary: 'Shops of a city with directions, events and stock',
  query: ofCity,
  answer: z.array(StoreDetails),
});

export const getStore = endpoint({
  method: 'GET',
  path: '/api/stores/{id}',
  summary: 'One store, of any city',
  params: z.object({ id: IdParam }),
  answer: StoreDetails,
});

export const ImportStore = z.object({
  code: Code,
  name: z.string(),
  cityTranslit: z.string(),
  address: z.string(),
  metro: z.string().default(''),
  phone: z.string(),
  lat: z.number(),
  lon: z.number(),
  hours: Hours,
  specialDays: SpecialDays.default([]),
  services: z.array(StoreService).default([]),
  directions: Directions.prefault({}),
  facade: Facade.prefault({}),
  events: z.array(StoreEvent).default([]),
});
export type ImportStore = z.infer<typeof ImportStore>;
