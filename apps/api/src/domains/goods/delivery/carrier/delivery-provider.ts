import type { CarrierPlace } from '@yahont/contracts/delivery/delivery-shapes.ts';
import type { City } from '@yahont/contracts/locations/locations.ts';
import type { Kopecks } from '@yahont/values/money.ts';

/** What a carrier asks and how long it takes from the day of sending. */
export type CarrierTerms = { price: Kopecks; days: number };

export type CarrierQuote = {
  /** To a pickup point; null where the carrier brings nothing to points. */
  point: CarrierTerms | null;
  /** To the door. */
  courier: CarrierTerms | null;
};

export type NewParcel = {
  /** Of the shop: the same order is never registered twice. */
  number: string;
  /** To the point with this code, else to the address. */
  to: { pointCode: string } | { city: City; address: string };
  recipient: { name: string; phone: string };
  /** `value`: declared, kopecks: what it cost the buyer, points included; everything is paid already. */
  pieces: readonly { name: string; uin: string; value: Kopecks }[];
  grams: number;
  /** What the buyer asks of those who bring it, Russian; empty: nothing. The carrier's own limit of length is its adapter's. */
  comment: string;
};

/**
 * `accepted`: the carrier knows of it. `refused`: it will not carry it. `returned`: nobody took it.
 * `cancelled`: it was taken back.
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
/** `trackNumber` is null until the carrier has given one; `problem` is in the carrier's words. */
export type Parcel = { state: ParcelState; trackNumber: string | null; problem: string | null };

/** The carrier understood the parcel and will not take it: trying again would change nothing. */
export class ParcelRefused extends Error {}

/** A carrier of parcels. Each call throws when the carrier cannot be asked or answers nonsense. */
export type DeliveryProvider = {
  name: string;
  /**
   * A city that the carrier does not know has no terms and no points; that is no fault.
   * @param grams weight of the parcel with its packing
   */
  quote: (asked: { city: City; grams: number }) => Promise<CarrierQuote>;
  listPoints: (city: City) => Promise<CarrierPlace[]>;
  /**
   * Registers a parcel and answers with its id at the carrier.
   * @param isRetry an earlier try may have been registered although its answer was lost: it is looked for first
   * @throws ParcelRefused
   */
  register: (parcel: NewParcel, isRetry: boolean) => Promise<string>;
  track: (id: string) => Promise<Parcel>;
  /** Takes a registration back; one that is gone already is no error. Throws when the carrier will not give it back. */
  cancel: (id: string) => Promise<void>;
};
