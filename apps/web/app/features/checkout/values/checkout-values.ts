import { cleanTyped } from '@yahont/values/typed/typed-text.ts';
import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import type { DeliveryKind } from '@yahont/values/delivery-kinds.ts';
import { digitsOf, isCompanyName, isKpp, isLegalAddress } from '@yahont/values/buyer/company-rules.ts';
import { isInn } from '@yahont/values/buyer/inn.ts';
import { isEmailOrEmpty, isPersonName } from '@yahont/values/form-rules.ts';
import { normalisePhone } from '@yahont/values/phone.ts';
import { defineForm, isAnything, isChosen } from '#app/base/forms/define-form.ts';
import type { FieldRule } from '#app/base/forms/define-form.ts';
import { chosenBuyer } from './checkout-sums.ts';
import type { Choice } from './checkout-sums.ts';
import { chosenDelivery, chosenPayment, HAS_ADDRESS, hasOtherReceiver } from './choices.ts';
import { comesTwice, earlyVisits } from './early.ts';
import { isIntervalFree } from './intervals.ts';
import { isOffered } from './saved-card.ts';

type Rule = FieldRule<
  Choice & { companyInn: string; date: string; earlyDate: string; receiver: string },
  CheckoutOptions
>;

/** Rules of the fields that belong to some ways of delivery alone. */
const ADDRESS_RULES = {
  street: isStreet,
  house: isHouse,
  flat: isAnything,
  /** `55.76,37.65` of a house that was chosen from suggestions, or nothing. */
  position: isAnything,
  addressNote: isAnything,
  keepAddress: isAnything,
} satisfies Record<string, Rule>;
const DELIVERY_RULES = {
  courier: {
    date: (text, _values, { courier }) => courier.dates.includes(text),
    interval: (text, { date }, { courier }) => isIntervalFree(courier, date, text),
    early: isAnything,
    earlyDate: ofTwoVisits((text, _values, { courier }) => earlyVisits(courier).dates.includes(text)),
    earlyInterval: ofTwoVisits((text, { earlyDate }, { courier }) =>
      isIntervalFree(earlyVisits(courier), earlyDate, text),
    ),
  },
  express: {},
  pickup: {
    storeId: (text, _values, { pickup }) => pickup.some(({ store }) => String(store.id) === text),
  },
  point: {
    pointCode: (text, _values, { point }) => point?.places.some(({ code }) => code === text) ?? false,
  },
  electronic: {},
} satisfies Record<DeliveryKind, Record<string, Rule>>;

/**
 * The fields in page order, each with its rule (an unchecked box is empty) and the path of the API's order. The API checks
 * them again.
 */
export const CHECKOUT = defineForm(
  {
    buyer: isAnything,
    companyInn: ofCompany((text) => isInn(digitsOf(text))),
    companyKpp: ofCompany(isKppOf),
    companyName: ofCompany(isCompanyName),
    companyAddress: ofCompany(isLegalAddress),
    name: isPersonName,
    lastName: isPersonName,
    phone: (text) => normalisePhone(text) !== null,
    email: isEmailOrEmpty,
    delivery: (_text, values, options) => {
      const kind = chosenDelivery(values);
      return kind !== null && IS_OFFERED[kind](options);
    },
    ...onlyFor(HAS_ADDRESS, ADDRESS_RULES),
    ...onlyFor(only('courier'), DELIVERY_RULES.courier),
    ...onlyFor(only('pickup'), DELIVERY_RULES.pickup),
    ...onlyFor(only('point'), DELIVERY_RULES.point),
    readyFirst: isAnything,
    receiver: isAnything,
    receiverName: ofAnother(isPersonName),
    receiverLastName: ofAnother(isPersonName),
    receiverPhone: ofAnother((text) => normalisePhone(text) !== null),
    surprise: isAnything,
    payment: (_text, values, options: CheckoutOptions) => chosenPayment(values, options) !== null,
    card: (text, { payment }, { cards }: CheckoutOptions) =>
      payment !== 'card' || text === '' || isOffered(text, cards.saved),
    saveCard: isAnything,
    useBonus: isAnything,
    certificates: isAnything,
    // A code that was typed and not applied would be forgotten.
    certificateCode: (text) => text === '',
    comment: isAnything,
    noCalls: isAnything,
    hidesPrice: isAnything,
    // As a code of a certificate.
    promoCode: (text) => text === '',
    offer: isChosen,
    personal: isChosen,
  },
  {
    name: 'contact.name',
    lastName: 'contact.lastName',
    phone: 'contact.phone',
    email: 'contact.email',
    companyInn: 'company.inn',
    companyKpp: 'company.kpp',
    companyName: 'company.name',
    companyAddress: 'company.address',
    delivery: 'delivery.kind',
    street: 'delivery.address.street',
    house: 'delivery.address.house',
    flat: 'delivery.address.flat',
    addressNote: 'delivery.address.comment',
    date: 'delivery.date',
    interval: 'delivery.from',
    early: 'delivery.early',
    earlyDate: 'delivery.early.date',
    earlyInterval: 'delivery.early.from',
    storeId: 'delivery.storeId',
    pointCode: 'delivery.code',
    readyFirst: 'delivery.readyFirst',
    receiverName: 'receiver.name',
    receiverLastName: 'receiver.lastName',
    receiverPhone: 'receiver.phone',
    card: 'savedCardId',
    saveCard: 'savesCard',
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
  contact: [
    'buyer',
    'companyInn',
    'companyKpp',
    'companyName',
    'companyAddress',
    'name',
    'lastName',
    'phone',
    'email',
  ],
  delivery: [
    'delivery',
    'street',
    'house',
    'flat',
    'position',
    'addressNote',
    'keepAddress',
    'date',
    'interval',
    'early',
    'earlyDate',
    'earlyInterval',
    'storeId',
    'pointCode',
    'readyFirst',
    'receiver',
    'receiverName',
    'receiverLastName',
    'receiverPhone',
    'surprise',
  ],
  payment: ['payment', 'card', 'saveCard', 'useBonus', 'certificateCode'],
  wishes: ['comment', 'noCalls', 'hidesPrice'],
};

const IS_OFFERED: Readonly<Record<DeliveryKind, (options: CheckoutOptions) => boolean>> = {
  courier: ({ isShipped }) => isShipped,
  express: ({ isShipped, express }) => isShipped && express !== null,
  // Without a store of the city its field says so.
  pickup: ({ isShipped }) => isShipped,
  point: ({ isShipped, point }) => isShipped && point !== null,
  electronic: ({ isShipped }) => !isShipped,
};

/** A field about somebody else who receives the order: any text while the buyer does. */
function ofAnother(isValid: (text: string) => boolean): Rule {
  return (text, values) => !hasOtherReceiver(values) || isValid(text);
}

/** A field about the first of two visits: any text while the courier comes once. */
function ofTwoVisits(isValid: Rule): Rule {
  return (text, values, options) => !comesTwice(values, options) || isValid(text, values, options);
}

/** A field about a company that buys: any text while a person does. */
function ofCompany(isValid: Rule): Rule {
  return (text, values, options) => chosenBuyer(values) === 'person' || isValid(text, values, options);
}

/** An entrepreneur, whose ИНН has twelve digits, has no КПП. */
function isKppOf(text: string, { companyInn }: { companyInn: string }): boolean {
  return digitsOf(companyInn).length === 12 || isKpp(digitsOf(text));
}

function only(kind: DeliveryKind): Record<DeliveryKind, boolean> {
  return { courier: false, express: false, pickup: false, point: false, electronic: false, [kind]: true };
}

export function isStreet(text: string): boolean {
  return cleanTyped(text).length >= 2;
}

export function isHouse(text: string): boolean {
  return cleanTyped(text) !== '';
}

/** The rules of the fields of some ways of delivery: while another one is chosen they accept any text. */
function onlyFor<Name extends string>(
  ways: Readonly<Record<DeliveryKind, boolean>>,
  rules: Readonly<Record<Name, Rule>>,
): Readonly<Record<Name, Rule>> {
  const entries = Object.entries<Rule>(rules).map(([name, rule]): [string, Rule] => [
    name,
    (text, values, options) => {
      const kind = chosenDelivery(values);
      return kind === null || !ways[kind] || rule(text, values, options);
    },
  ]);
  // Safe: every name keeps its rule.
  return Object.fromEntries(entries) as Record<Name, Rule>;
}
