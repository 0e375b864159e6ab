import { z } from 'zod';
import { Code, IdParam } from '../wire/fields.ts';
import { endpoint } from '../wire/endpoint.ts';

/** Opening hours by weekday, Monday first; null: closed that day. */
export const Hours = z.array(z.object({ from: z.string(), to: z.string() }).nullable()).length(7);

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
  /** «ежедневно с 10 до 22» */
  hoursText: z.string(),
  isOpenNow: z.boolean(),
  /** «Открыто до 22:00», «Откроется завтра в 10:00» */
  openText: z.string(),
  services: z.array(z.string()),
});
export type Store = z.infer<typeof Store>;

export const listStores = endpoint({
  method: 'GET',
  path: '/api/stores',
  summary: 'Shops of a city, or of the caller’s city',
  query: z.object({ city: IdParam.optional() }),
  answer: z.array(Store),
});

export const getStore = endpoint({
  method: 'GET',
  path: '/api/stores/{id}',
  summary: 'One store, of any city',
  params: z.object({ id: IdParam }),
  answer: Store,
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
  hoursText: z.string(),
  services: z.array(z.string()).default([]),
});
export type ImportStore = z.infer<typeof ImportStore>;
