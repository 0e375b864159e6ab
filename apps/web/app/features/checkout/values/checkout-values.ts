import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import type { PaymentKind } from '@yahont/contracts/orders/orders.ts';
import type { User } from '@yahont/contracts/accounts/user.ts';
import { DELIVERY_KINDS } from '@yahont/values/delivery-kinds.ts';
import type { DeliveryKind } from '@yahont/values/delivery-kinds.ts';
import { formatPhone } from '@yahont/values/phone.ts';
import { readTexts } from '#app/lib/forms/form-text.ts';
import { offeredWays } from './checkout-sums.ts';

export const FIELDS = [
  'name',
  'lastName',
  'phone',
  'email',
  'delivery',
  'street',
  'house',
  'flat',
  'addressNote',
  'date',
  'storeId',
  'payment',
  'useBonus',
  'comment',
  'offer',
  'personal',
] as const;
export type FieldName = (typeof FIELDS)[number];

/** All values of the checkout form; an unchecked box is empty. */
export type CheckoutValues = Readonly<Record<FieldName, string>>;

export type StepName = 'contact' | 'delivery' | 'payment' | 'wishes';

/** Fields of each step; the consents are beside the total. */
export const STEP_FIELDS: Readonly<Record<StepName, readonly FieldName[]>> = {
  contact: ['name', 'lastName', 'phone', 'email'],
  delivery: ['delivery', 'street', 'house', 'flat', 'addressNote', 'date', 'storeId'],
  payment: ['payment', 'useBonus'],
  wishes: ['comment'],
};

const EMPTY: CheckoutValues = {
  name: '',
  lastName: '',
  phone: '',
  email: '',
  delivery: 'courier',
  street: '',
  house: '',
  flat: '',
  addressNote: '',
  date: '',
  storeId: '',
  payment: '',
  useBonus: '',
  comment: '',
  offer: '',
  personal: '',
};

/** Initial values: the account's own data and the earliest option of each kind. Consents are never preset. */
export function initialValues(user: User, options: CheckoutOptions): CheckoutValues {
  const delivery = options.pickup.some(({ isAllInStore }) => isAllInStore) ? 'pickup' : 'courier';
  const ways = offeredWays({ ...EMPTY, delivery }, options);
  return {
    ...EMPTY,
    name: user.name,
    lastName: user.lastName,
    phone: formatPhone(user.phone),
    email: user.email ?? '',
    delivery,
    date: options.courier.dates[0] ?? '',
    storeId: String(options.pickup[0]?.store.id ?? ''),
    payment: ways.find(({ isAvailable }) => isAvailable)?.kind ?? '',
  };
}

/** Reads the form, trimmed; a missing field is empty. */
export function readValues(form: FormData): CheckoutValues {
  return readTexts(form, FIELDS);
}

/** The chosen way of delivery; null when the form names none that the shop has. */
export function chosenDelivery({ delivery }: Pick<CheckoutValues, 'delivery'>): DeliveryKind | null {
  return DELIVERY_KINDS.find((kind) => kind === delivery) ?? null;
}

/** Fields that belong to one way of delivery alone. */
export const DELIVERY_FIELDS: Readonly<Record<DeliveryKind, readonly FieldName[]>> = {
  courier: ['street', 'house', 'flat', 'addressNote', 'date'],
  pickup: ['storeId'],
};

/** The chosen way to pay; null when it does not suit the cart, the delivery and the points. */
export function chosenPayment(values: CheckoutValues, options: CheckoutOptions): PaymentKind | null {
  const chosen = offeredWays(values, options).find(({ kind }) => kind === values.payment);
  return chosen?.isAvailable ? chosen.kind : null;
}
