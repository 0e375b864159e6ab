import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { digitsOf, isCompanyName, isKpp, isLegalAddress } from '@yahont/values/buyer/company-rules.ts';
import { isInn } from '@yahont/values/buyer/inn.ts';
import { isEmailOrEmpty, isPersonName } from '@yahont/values/form-rules.ts';
import { normalisePhone } from '@yahont/values/phone.ts';
import { recordOf } from '@yahont/values/record-of.ts';
import { defineForm, isAnything, isChosen } from '#app/base/forms/define-form.ts';
import type { CheckoutRule } from '../kinds/checkout-kind.ts';
import { eachKind, KIND_FIELDS, KINDS, type KindField } from '../kinds/kinds.ts';
import { chosenBuyer } from './checkout-sums.ts';
import { chosenDelivery, chosenPayment, hasOtherReceiver } from './choices.ts';
import type { FieldName } from './form-fields.ts';
import { isOffered } from './saved-card.ts';

/**
 * The rule of a field that only some ways of delivery have: it accepts any text while another way is chosen.
 */
const KIND_RULES: Readonly<Record<KindField, CheckoutRule>> = recordOf(KIND_FIELDS, (name) => {
  return (text, values, options) => {
    const kind = chosenDelivery(values);
    return kind === null || (KINDS[kind].rules[name] ?? isAnything)(text, values, options);
  };
});

/**
 * The fields in page order, each with its rule (an unchecked box is empty) and the path of the API's order. The API checks
 * them again.
 */
export const CHECKOUT = defineForm<FieldName, CheckoutOptions>(
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
      return kind !== null && KINDS[kind].isOffered(options);
    },
    ...KIND_RULES,
    keepAddress: isAnything,
    readyFirst: isAnything,
    receiver: isAnything,
    receiverName: ofAnother(isPersonName),
    receiverLastName: ofAnother(isPersonName),
    receiverPhone: ofAnother((text) => normalisePhone(text) !== null),
    surprise: isAnything,
    payment: (_text, values, options) => chosenPayment(values, options) !== null,
    card: (text, { payment }, { cards }) => payment !== 'card' || text === '' || isOffered(text, cards.saved),
    saveCard: isAnything,
    useBonus: isAnything,
    certificates: isAnything,
    // Reject a code that was typed but not applied; otherwise it would be ignored.
    certificateCode: (text) => text === '',
    comment: isAnything,
    noCalls: isAnything,
    hidesPrice: isAnything,
    // Same as for a certificate code.
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
    ...eachKind(({ paths }) => paths),
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

/** The rule of a field about another receiver: accepts any text while the buyer receives the order. */
function ofAnother(isValid: (text: string) => boolean): CheckoutRule {
  return (text, values) => !hasOtherReceiver(values) || isValid(text);
}

/** The rule of a field about a company: accepts any text while a person buys. */
function ofCompany(isValid: CheckoutRule): CheckoutRule {
  return (text, values, options) => chosenBuyer(values) === 'person' || isValid(text, values, options);
}

/** An entrepreneur has a twelve-digit ИНН and no КПП. */
function isKppOf(text: string, { companyInn }: { companyInn: string }): boolean {
  return digitsOf(companyInn).length === 12 || isKpp(digitsOf(text));
}
