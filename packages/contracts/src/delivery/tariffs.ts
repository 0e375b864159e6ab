import { z } from 'zod';
import { toMinutes } from '@yahont/values/dates/opening-hours.ts';
import { kopecks } from '@yahont/values/money.ts';
import { Code } from '../wire/fields.ts';

/** «09:30», of a calendar day of the city. */
export const TimeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
const Price = z.int().min(0).max(100_000_000).transform(kopecks);

/** Hours in which a courier comes, and how many addresses the courier can visit in them. */
export const CourierInterval = z
  .object({ from: TimeOfDay, to: TimeOfDay, capacity: z.int().min(0).max(10_000) })
  .refine(({ from, to }) => from < to, 'an interval ends after it begins');
export type CourierInterval = z.infer<typeof CourierInterval>;

/** The shop's courier waits at the door while the buyer tries on, and takes the rest away. */
export const Fitting = z.object({
  /** How long. */
  minutes: z.int().min(5).max(120),
  /** Most pieces in one order. */
  pieces: z.int().min(1).max(20),
});
export type Fitting = z.infer<typeof Fitting>;

/** A part of the country with one price and one travel time. Sums in whole kopecks. */
export const DeliveryZone = z
  .object({
    code: Code,
    name: z.string().min(1).max(100),
    /** Cities of the zone by name; they take precedence over any distance. */
    cities: z.array(Code).default([]),
    /**
     * Every other city within this distance of the central warehouse, along the great circle; null for
     * none.
     */
    withinKm: z.number().positive().nullable().default(null),
    price: Price,
    /** Delivery is free from this sum of goods. */
    freeFrom: Price,
    /** Days from the sending to the first visit, or to a store when pieces are brought there. */
    days: z.int().min(0).max(60),
    /** Orders from this time of day on, in the buyer's city, are sent a day later. */
    orderBefore: TimeOfDay,
    /**
     * A carrier delivers if one is configured, at its own price and in its own time; the values above
     * apply otherwise.
     */
    isCarried: z.boolean().default(false),
    /** Null: the shop's couriers hand over and leave. A carrier's couriers never wait. */
    fitting: Fitting.nullable().default(null),
    /**
     * The same on every day from the next one on; empty: the courier comes at any time of the day and visits are not counted.
     */
    intervals: z
      .array(CourierInterval)
      .max(12)
      .default([])
      .refine((list) => new Set(list.map(({ from }) => from)).size === list.length, 'an interval twice'),
  })
  .refine(({ days, intervals }) => days > 0 || intervals.length === 0, 'hours of today may be over already');
export type DeliveryZone = z.infer<typeof DeliveryZone>;

/** Delivery on the day of the order, of pieces that lie in the stores of the city. */
export const ExpressTariff = z
  .object({
    city: Code,
    price: Price,
    /** Time of day from which and until which it can be ordered, in the city. */
    orderFrom: TimeOfDay,
    orderBefore: TimeOfDay,
    /** The courier arrives after at most this many hours. */
    hours: z.int().min(1).max(12),
  })
  .refine(({ orderFrom, orderBefore }) => orderFrom < orderBefore, 'its ordering ends after it begins')
  .refine(
    ({ orderBefore, hours }) => toMinutes(orderBefore) + hours * 60 <= 24 * 60,
    'it comes the same day',
  );
export type ExpressTariff = z.infer<typeof ExpressTariff>;

/** The shop's own prices and days, valid from a day of the buyer's calendar until a later table begins. */
export const ImportTariffs = z.object({
  startsOn: z.iso.date(),
  /** One zone has neither cities nor a distance: it covers the rest of the country. */
  zones: z
    .array(DeliveryZone)
    .min(1)
    .max(100)
    .refine((zones) => zones.filter(isRest).length === 1, 'exactly one zone takes the rest')
    .refine((zones) => new Set(zones.map(({ code }) => code)).size === zones.length, 'a zone twice'),
  express: z
    .array(ExpressTariff)
    .max(500)
    .default([])
    .refine((list) => new Set(list.map(({ city }) => city)).size === list.length, 'a city twice'),
});
export type ImportTariffs = z.input<typeof ImportTariffs>;
export type Tariffs = z.output<typeof ImportTariffs>;

/** Whether a zone covers every city that no other zone has. */
export function isRest({ cities, withinKm }: Pick<DeliveryZone, 'cities' | 'withinKm'>): boolean {
  return cities.length === 0 && withinKm === null;
}
