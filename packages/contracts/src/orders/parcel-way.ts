import { z } from 'zod';
import { DELIVERY_KINDS } from '@yahont/values/delivery-kinds.ts';
import {
  isParcelNumber,
  isPhoneEnd,
  PARCEL_NUMBER_MAX_LENGTH,
} from '@yahont/values/parcels/parcel-number.ts';
import { endpoint } from '../wire/endpoint.ts';
import { INPUT_ERROR } from '../wire/limits.ts';
import { refusal, RetryAfter } from '../wire/refusals.ts';
import { typedCode } from '../wire/typed.ts';

/** `failed`: it was on its way and came back. */
export const WAY_STEPS = [
  'accepted',
  'assembling',
  'ready',
  'in-delivery',
  'failed',
  'completed',
  'cancelled',
] as const;
export type WayStep = (typeof WAY_STEPS)[number];

/** Where a parcel is at its carrier. */
export const CARRIER_PLACES = ['accepted', 'moving', 'at-point', 'delivered', 'returned'] as const;

/** The way of a parcel, with nothing about a person, an address, goods or money. */
export const ParcelWay = z.object({
  /** As it was asked for: «Я-100216» or the carrier's number. */
  number: z.string(),
  kind: z.enum(DELIVERY_KINDS),
  /** The planned day, in the buyer's city; null once the way is over. */
  date: z.iso.date().nullable(),
  /** «с 10:00 до 14:00», of a courier of the shop. */
  hours: z.object({ from: z.string(), to: z.string() }).nullable(),
  /** The last day on which the store keeps it; null unless it waits there. */
  keptUntil: z.iso.date().nullable(),
  carrier: z
    .object({ trackNumber: z.string(), place: z.enum(CARRIER_PLACES), since: z.iso.datetime() })
    .nullable(),
  /** From the first to the last; never empty. */
  steps: z.array(z.object({ step: z.enum(WAY_STEPS), at: z.iso.datetime() })),
});
export type ParcelWay = z.infer<typeof ParcelWay>;

export const findParcel = endpoint({
  method: 'POST',
  path: '/api/parcels/find',
  summary: 'The way of an order or a parcel, by its number, without an account',
  body: z
    .object({
      number: typedCode().max(PARCEL_NUMBER_MAX_LENGTH, INPUT_ERROR).refine(isParcelNumber, INPUT_ERROR),
      /** Last four digits of the phone of the buyer or the receiver; for the number of an order. */
      phoneEnd: typedCode().max(20, INPUT_ERROR).default(''),
    })
    .refine(({ number, phoneEnd }) => isPhoneEnd(phoneEnd, number), {
      path: ['phoneEnd'],
      message: INPUT_ERROR,
    }),
  answer: ParcelWay,
  refusals: {
    /** A wrong number, other digits, and a way that ended long ago are refused in the same words. */
    'parcel-not-found': refusal(404, {}),
    'too-many-tries': refusal(429, RetryAfter),
  },
});
