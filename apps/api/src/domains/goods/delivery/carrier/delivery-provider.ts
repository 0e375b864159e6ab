import type { CarrierPlace } from '@yahont/contracts/delivery/delivery-shapes.ts';
import type { City } from '@yahont/contracts/locations/locations.ts';
import type { Kopecks } from '@yahont/values/money.ts';

/** A carrier's price, and its duration from the day of sending. */
export type CarrierTerms = { price: Kopecks; days: number };

export type CarrierQuote = {
  /** To a pickup point; null when the carrier has no points. */
  point: CarrierTerms | null;
  /** To the door. */
  courier: CarrierTerms | null;
};

export type NewParcel = {
  /** Number assigned by the shop: the same order is never registered twice. */
  number: string;
  /** To the point with this code, otherwise to the address. */
  to: { pointCode: string } | { city: City; address: string };
  recipient: { name: string; phone: string };
  /** `value`: declared value in kopecks, points included; everything is paid already. */
  pieces: readonly { name: string; uin: string; value: Kopecks }[];
  grams: number;
  /**
   * The buyer's wishes for the courier, in Russian; empty: none. The adapter applies the carrier's
   * length limit.
   */
  comment: string;
};

/**
 * `accepted`: the carrier has registered it. `refused`: it will not carry it. `returned`: nobody took
 * it. `cancelled`: its registration was cancelled.
 */
export const PARCEL_STATES = [
  'accepted',
  'refused',
  'moving',
  'at-point',
  'delivered',
  'returned',
  'cancelled',
] as const;
export type ParcelState = (typeof PARCEL_STATES)[number];
/** `trackNumber` is null until the carrier has assigned one; `problem` is the carrier's text. */
export type Parcel = { state: ParcelState; trackNumber: string | null; problem: string | null };

/** The carrier understood the request and refuses the parcel: a retry would change nothing. */
export class ParcelRefused extends Error {}

/** A carrier of parcels. Each call throws when the carrier cannot be reached or its answer is invalid. */
export type DeliveryProvider = {
  name: string;
  /**
   * A city that the carrier does not know has no terms and no points; that is not an error.
   * @param grams weight of the parcel with its packing
   */
  quote: (asked: { city: City; grams: number }) => Promise<CarrierQuote>;
  listPoints: (city: City) => Promise<CarrierPlace[]>;
  /**
   * Registers a parcel and returns its id at the carrier.
   * @param isRetry an earlier attempt may have been registered although its answer was lost, so it is
   * looked up first
   * @throws ParcelRefused
   */
  register: (parcel: NewParcel, isRetry: boolean) => Promise<string>;
  track: (id: string) => Promise<Parcel>;
  /**
   * Cancels a registration; one that is already gone is not an error. Throws when the carrier refuses
   * to cancel it.
   */
  cancel: (id: string) => Promise<void>;
};
