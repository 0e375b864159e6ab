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

/** State of a parcel at its carrier. */
export const CARRIER_PLACES = ['accepted', 'moving', 'at-point', 'delivered', 'returned'] as const;

/** Tracking of a parcel, without persons, addresses, goods or sums. */
export const ParcelWay = z.object({
  /** The number as requested: «Я-100216» or the carrier's number. */
  number: z.string(),
  kind: z.enum(DELIVERY_KINDS),
  /** Payment: nothing is assembled or promised before it. */
  awaitsPayment: z.boolean(),
  /** The planned day, in the buyer's city; null before the payment and after the end. */
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
    /** A wrong number, wrong digits, and an order that ended long ago get the same refusal. */
    'parcel-not-found': refusal(404, {}),
    'too-many-tries': refusal(429, RetryAfter),
  },
});
