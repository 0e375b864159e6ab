import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { isShippedBy } from '@yahont/values/delivery-kinds.ts';
import type { DeliveryKind } from '@yahont/values/delivery-kinds.ts';
import { isEmailOrEmpty, isPersonName } from '@yahont/values/form-rules.ts';
import { normalisePhone } from '@yahont/values/phone.ts';
import { defineForm, isAnything, isChosen } from '#app/lib/forms/define-form.ts';
import type { FieldRule } from '#app/lib/forms/define-form.ts';
import type { Choice } from './checkout-sums.ts';
import { chosenDelivery, chosenPayment } from './choices.ts';

type Rule = FieldRule<Choice, CheckoutOptions>;

/** Rules of the fields that belong to one way of delivery alone. */
const DELIVERY_RULES = {
  courier: {
    street: isStreet,
    house: isHouse,
    flat: isAnything,
    addressNote: isAnything,
    date: (text, _values, { courier }) => courier.dates.includes(text),
  },
  pickup: {
    storeId: (text, _values, { pickup }) => pickup.some(({ store }) => String(store.id) === text),
  },
  electronic: {},
} satisfies Record<DeliveryKind, Record<string, Rule>>;

/**
 * The fields in page order, each with its rule (an unchecked box is empty) and the path of the API's order. The API checks
 * them again.
 */
export const CHECKOUT = defineForm(
  {
    name: isPersonName,
    lastName: isPersonName,
    phone: (text) => normalisePhone(text) !== null,
    email: isEmailOrEmpty,
    delivery: (_text, values, { isShipped }) => {
      const kind = chosenDelivery(values);
      return kind !== null && isShipped === isShippedBy(kind);
    },
    ...onlyFor('courier', DELIVERY_RULES.courier),
    ...onlyFor('pickup', DELIVERY_RULES.pickup),
    payment: (_text, values, options: CheckoutOptions) => chosenPayment(values, options) !== null,
    useBonus: isAnything,
    certificates: isAnything,
    // A code that was typed and not applied would be forgotten.
    certificateCode: (text) => text === '',
    comment: isAnything,
    offer: isChosen,
    personal: isChosen,
  },
  {
    name: 'contact.name',
    lastName: 'contact.lastName',
    phone: 'contact.phone',
    email: 'contact.email',
    delivery: 'delivery.kind',
    street: 'delivery.address.street',
    house: 'delivery.address.house',
    flat: 'delivery.address.flat',
    addressNote: 'delivery.address.comment',
    date: 'delivery.date',
    storeId: 'delivery.storeId',
    useBonus: 'bonus',
    certificateCode: 'code',
    offer: 'acceptsOffer',
    personal: 'acceptsPersonalData',
  },
);
export type FieldName = (typeof CHECKOUT)['fields'][number];
export type CheckoutValues = (typeof CHECKOUT)['empty'];

export type StepName = 'contact' | 'delivery' | 'payment' | 'wishes';

/** Fields of each step; the consents are beside the total. */
export const STEP_FIELDS: Readonly<Record<StepName, readonly FieldName[]>> = {
  contact: ['name', 'lastName', 'phone', 'email'],
  delivery: ['delivery', 'street', 'house', 'flat', 'addressNote', 'date', 'storeId'],
  payment: ['payment', 'useBonus', 'certificateCode'],
  wishes: ['comment'],
};

export function isStreet(text: string): boolean {
  return text.trim().length >= 2;
}

export function isHouse(text: string): boolean {
  return text.trim() !== '';
}

/** The rules of the fields of one way of delivery: while another one is chosen they accept any text. */
function onlyFor<Name extends string>(
  kind: DeliveryKind,
  rules: Readonly<Record<Name, Rule>>,
): Readonly<Record<Name, Rule>> {
  const entries = Object.entries<Rule>(rules).map(([name, rule]): [string, Rule] => [
    name,
    (text, values, options) => chosenDelivery(values) !== kind || rule(text, values, options),
  ]);
  // Safe: every name keeps its rule.
  return Object.fromEntries(entries) as Record<Name, Rule>;
}
