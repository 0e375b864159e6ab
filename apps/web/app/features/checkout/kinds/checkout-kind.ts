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

/** The day that the page shows of a way of delivery that takes none, and the hour until which it comes; '' for none. */
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
  /** The value of the field that chooses it. */
  value: string;
};
type PlacesOnMap = {
  /** «Салоны на карте» */
  label: string;
  list: (options: CheckoutOptions) => readonly MapPlace[];
};

/** What the fields of a kind are drawn from. */
export type PartProps = {
  options: CheckoutOptions;
  start: CheckoutValues;
  values: CheckoutValues;
  today: string;
  city: { id: number; name: string };
  /** Addresses of the account in this city. */
  addresses: readonly Address[];
  /** Called after an address was chosen, which no field announces by itself. */
  onFilled: () => void;
  /** Draws the places of a kind with the chosen one highlighted. */
  drawMap: DrawMap;
};
export type DrawMap = (kind: DeliveryKind, chosen: string) => ReactNode;

/** All that the checkout has of one way of delivery. */
export type CheckoutKind<Kind extends DeliveryKind = DeliveryKind> = {
  isOffered: (options: CheckoutOptions) => boolean;
  price: (options: CheckoutOptions) => Kopecks;
  /** Its fields, each with its rule; all of them are about one city. */
  rules: Readonly<Partial<Record<FieldName, CheckoutRule>>>;
  /** What the API calls them. */
  paths: Readonly<Partial<Record<FieldName, string>>>;
  /** Fields that are to be filled in again in another city. */
  placeFields: readonly FieldName[];
  /** The first place and the first day that are offered. */
  firstValues: (options: CheckoutOptions) => Partial<CheckoutValues>;
  /** What a draft chose and is offered no more, as a fresh form has it. */
  outdated: (
    draft: CheckoutValues,
    fresh: CheckoutValues,
    options: CheckoutOptions,
  ) => Partial<CheckoutValues>;
  shownDay: (values: CheckoutValues, options: CheckoutOptions) => ShownDay;
  request: (values: CheckoutValues) => Extract<BodyOf<typeof placeOrder>['delivery'], { kind: Kind }>;
  /** Where and when, in one line. */
  summary: (
    values: CheckoutValues,
    place: { options: CheckoutOptions; today: string; cityName: string },
  ) => string;
  /** The choice of this kind; null where there is nothing to choose. */
  segment: (options: CheckoutOptions, cityName: string) => Omit<Segment, 'value'> | null;
  /** Its fields; null when it has none, or another kind draws them. */
  part: (props: PartProps) => ReactNode;
  /** Places that its map shows; null without a map. */
  places: PlacesOnMap | null;
};
