import type { ReactNode } from 'react';
import type { BodyOf } from '@yahont/contracts/wire/endpoint.ts';
import type { Address } from '@yahont/contracts/addresses/addresses.ts';
import type { CheckoutOptions, placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import type { DeliveryKind } from '@yahont/values/delivery-kinds.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import type { FieldRule } from '#app/base/forms/define-form.ts';
import type { Segment } from '#app/ui/choices/segments.tsx';
import type { CheckoutValues, FieldName } from '../values/form-fields.ts';

export type CheckoutRule = FieldRule<CheckoutValues, CheckoutOptions>;

/**
 * The shown day of a way of delivery without a choice of days, and the latest hour of its arrival; '' for
 * none.
 */
export type ShownDay = { date: string; by: string };
export const NO_DAY: ShownDay = { date: '', by: '' };

/** A place to choose, on the map. */
export type MapPlace = {
  id: number;
  name: string;
  address: string;
  metro: string;
  lat: number;
  lon: number;
  /** The value of the field that selects this place. */
  value: string;
};
type PlacesOnMap = {
  /** «Салоны на карте» */
  label: string;
  list: (options: CheckoutOptions) => readonly MapPlace[];
};

/** The values that the fields of a way of delivery are rendered from. */
export type PartProps = {
  options: CheckoutOptions;
  start: CheckoutValues;
  values: CheckoutValues;
  today: string;
  city: { id: number; name: string };
  /** Addresses of the account in this city. */
  addresses: readonly Address[];
  /** Called after an address was chosen, which causes no input event. */
  onFilled: () => void;
  /** Draws the places of a kind with the chosen one highlighted. */
  drawMap: DrawMap;
};
export type DrawMap = (kind: DeliveryKind, chosen: string) => ReactNode;

/** Everything that the checkout needs to know about one way of delivery. */
export type CheckoutKind<Kind extends DeliveryKind = DeliveryKind> = {
  isOffered: (options: CheckoutOptions) => boolean;
  price: (options: CheckoutOptions) => Kopecks;
  /** Its fields with their rules; all of them depend on the city. */
  rules: Readonly<Partial<Record<FieldName, CheckoutRule>>>;
  /** The names of the fields in the API. */
  paths: Readonly<Partial<Record<FieldName, string>>>;
  /** Fields that must be filled in again when the city changes. */
  placeFields: readonly FieldName[];
  /** The first place and the first day on offer. */
  firstValues: (options: CheckoutOptions) => Partial<CheckoutValues>;
  /** Values of a draft that are no longer offered, replaced with those of a fresh form. */
  outdated: (
    draft: CheckoutValues,
    fresh: CheckoutValues,
    options: CheckoutOptions,
  ) => Partial<CheckoutValues>;
  shownDay: (values: CheckoutValues, options: CheckoutOptions) => ShownDay;
  request: (values: CheckoutValues) => Extract<BodyOf<typeof placeOrder>['delivery'], { kind: Kind }>;
  /** The place and the time, in one line. */
  summary: (
    values: CheckoutValues,
    place: { options: CheckoutOptions; today: string; cityName: string },
  ) => string;
  /** The option for this way; null when the city does not have it. */
  segment: (options: CheckoutOptions, cityName: string) => Omit<Segment, 'value'> | null;
  /** Its fields; null when it has none, or when another way renders them. */
  part: (props: PartProps) => ReactNode;
  /** Places that its map shows; null without a map. */
  places: PlacesOnMap | null;
};
