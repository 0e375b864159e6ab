import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { DELIVERY_KINDS, type DeliveryKind } from '@yahont/values/delivery-kinds.ts';
import type { CheckoutValues } from '../values/form-fields.ts';
import type { CheckoutKind, MapPlace } from './checkout-kind.ts';
import { courier } from './courier.tsx';
import { electronic } from './electronic.ts';
import { express } from './express.ts';
import { pickup } from './pickup.tsx';
import { point } from './point.tsx';

const ROWS = { courier, express, pickup, point, electronic };

/** Everything that the checkout needs to know about each way of delivery, in the order of the choices. */
export const KINDS: Readonly<{ [Kind in DeliveryKind]: CheckoutKind<Kind> }> = ROWS;

/** Fields that only some ways of delivery have. */
export type KindField = {
  [Kind in keyof typeof ROWS]: keyof (typeof ROWS)[Kind]['rules'];
}[keyof typeof ROWS];

// safe: the type is built from these keys
export const KIND_FIELDS = [
  ...new Set(DELIVERY_KINDS.flatMap((kind) => Object.keys(KINDS[kind].rules))),
] as KindField[];

/** Collects some fields from every way of delivery. */
export function eachKind(
  valuesOf: (kind: Omit<CheckoutKind, 'request'>) => Partial<CheckoutValues>,
): Partial<CheckoutValues> {
  return DELIVERY_KINDS.reduce<Partial<CheckoutValues>>(
    (values, kind) => ({ ...values, ...valuesOf(KINDS[kind]) }),
    {},
  );
}

/** The first place and the first day of every way of delivery. */
export function firstPlaces(options: CheckoutOptions): Partial<CheckoutValues> {
  return eachKind(({ firstValues }) => firstValues(options));
}

/** Places to choose from that a map shows, by the way of delivery. */
export function placesOnMaps(
  options: CheckoutOptions,
): { kind: DeliveryKind; label: string; places: readonly MapPlace[] }[] {
  return DELIVERY_KINDS.flatMap((kind) => {
    const { places } = KINDS[kind];
    return places === null ? [] : [{ kind, label: places.label, places: places.list(options) }];
  });
}
