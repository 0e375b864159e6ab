import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import type { PaymentKind } from '@yahont/contracts/orders/orders.ts';
import type { User } from '@yahont/contracts/accounts/user.ts';
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

/** Everything that the checkout form holds, as its controls hold it; a box without a tick is ''. */
export type CheckoutValues = Readonly<Record<FieldName, string>>;

export type StepName = 'contact' | 'delivery' | 'payment' | 'wishes';

/** Which fields stand in which step; the consents stand beside the total. */
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

/** What the form shows first: the account's own facts and the nearest choice of each kind. Consents are never given. */
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

/** Reads the form, trimmed; a field that did not come is empty. */
export function readValues(form: FormData): CheckoutValues {
  return readTexts(form, FIELDS);
}

/** The chosen way to pay; null when it does not suit the cart, the delivery and the points. */
export function chosenPayment(values: CheckoutValues, options: CheckoutOptions): PaymentKind | null {
  const chosen = offeredWays(values, options).find(({ kind }) => kind === values.payment);
  return chosen?.isAvailable ? chosen.kind : null;
}
