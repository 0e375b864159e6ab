import { z } from 'zod';
import { Id } from '../wire/fields.ts';
import { HOUSE_MAX } from '../wire/limits.ts';
import { typedLine, typedText } from '../wire/typed.ts';

const CourierAddress = z.object({
  street: typedLine().min(2).max(200),
  house: typedLine().min(1).max(HOUSE_MAX),
  flat: typedLine().max(HOUSE_MAX).default(''),
  comment: typedText().max(500).default(''),
});
/** The buyer's choices for each kind of delivery. */
export const DeliveryChoice = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('courier'),
    address: CourierAddress,
    date: z.iso.date(),
    /** Beginning of the chosen interval, «10:00»; empty in a city without intervals. */
    from: z.string().max(5).default(''),
    /** An earlier visit: the available pieces become a separate order, and the rest a second one. */
    early: z.object({ date: z.iso.date(), from: z.string().max(5).default('') }).optional(),
  }),
  /** A courier brings it today. */
  z.object({ kind: z.literal('express'), address: CourierAddress }),
  z.object({
    kind: z.literal('pickup'),
    storeId: Id,
    /** The pieces that are ready in that store become a separate order, and the rest a second one. */
    readyFirst: z.boolean().optional(),
  }),
  /** A pickup point of a carrier, by its code there. */
  z.object({ kind: z.literal('point'), code: z.string().min(1).max(40) }),
  /** Nothing is handed over: the cart has only gift certificates. */
  z.object({ kind: z.literal('electronic') }),
]);
export type DeliveryChoice = z.infer<typeof DeliveryChoice>;

/** A place where a carrier hands over parcels. */
export const CarrierPlace = z.object({
  code: z.string(),
  name: z.string(),
  address: z.string(),
  metro: z.string(),
  lat: z.number(),
  lon: z.number(),
  /** As the carrier writes it: «Пн-Пт 10:00-20:00». */
  hoursText: z.string(),
});
export type CarrierPlace = z.infer<typeof CarrierPlace>;

/**
 * How long the courier waits while the buyer tries on, as promised when the order was placed; null: no
 * fitting.
 */
const FittingMinutes = z.int().nullable();
/** How an order reaches its buyer. */
export const OrderedDelivery = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('courier'),
    address: z.string(),
    date: z.iso.date(),
    /** «с 10:00 до 14:00»; null: at any time of the day. */
    hours: z.object({ from: z.string(), to: z.string() }).nullable(),
    fittingMinutes: FittingMinutes,
    /**
     * The carrier's tracking number; null for the shop's own courier and until the carrier has the
     * parcel.
     */
    trackNumber: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('express'),
    address: z.string(),
    date: z.iso.date(),
    /** «17:30» */
    by: z.string(),
    fittingMinutes: FittingMinutes,
  }),
  z.object({
    kind: z.literal('pickup'),
    storeId: z.int(),
    name: z.string(),
    address: z.string(),
    metro: z.string(),
    phone: z.string(),
    hoursText: z.string(),
    date: z.iso.date(),
    /** The last day on which a ready order is kept there, in the buyer's city; null unless it waits there. */
    keptUntil: z.iso.date().nullable(),
  }),
  z.object({
    kind: z.literal('point'),
    address: z.string(),
    date: z.iso.date(),
    /** The carrier's tracking number; null until the carrier has the parcel. */
    trackNumber: z.string().nullable(),
  }),
  z.object({ kind: z.literal('electronic'), date: z.iso.date() }),
]);
