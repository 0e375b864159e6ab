import { z } from 'zod';
import { MoneyOut } from '../wire/fields.ts';
import { Fitting } from './tariffs.ts';
import { endpoint } from '../wire/endpoint.ts';

/** Delivery to a city for an order made now. Days are those of the city's calendar. */
export const DeliveryTerms = z.object({
  cityName: z.string(),
  /** Today in the city. */
  today: z.iso.date(),
  courier: z.object({
    /** The first day on which a courier can come with what is in stock. */
    date: z.iso.date(),
    price: MoneyOut,
    /** Delivery is free from this sum of goods. */
    freeFrom: MoneyOut,
    /** Orders after this time of day are sent a day later: «20:00». */
    orderBefore: z.string(),
    /** Trying on at the door; null when the courier does not wait. */
    fitting: Fitting.nullable(),
  }),
  /** Null for a city without stores. */
  pickup: z
    .object({
      storeCount: z.int(),
      /** The first day on which goods in the store can be collected. */
      fromStore: z.iso.date(),
      /** The first day on which goods brought to a store can be collected. */
      brought: z.iso.date(),
    })
    .nullable(),
});
export type DeliveryTerms = z.infer<typeof DeliveryTerms>;

export const getDeliveryTerms = endpoint({
  method: 'GET',
  path: '/api/delivery/terms',
  summary: 'Prices and days of delivery and pickup for the city of the caller',
  answer: DeliveryTerms,
});
