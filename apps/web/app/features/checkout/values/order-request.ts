import type { BodyOf } from '@yahont/contracts/wire/endpoint.ts';
import type { placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import { BUYER_RULES } from '@yahont/values/buyer/buyer-kinds.ts';
import { PAYMENT_KINDS } from '@yahont/values/sums/tenders.ts';
import { readApplied } from './applied-certificates.ts';
import { isPersonInn } from '@yahont/values/buyer/inn.ts';
import { companyOf } from '../company/company-fields.ts';
import { KINDS } from '../kinds/kinds.ts';
import { chosenBuyer } from './checkout-sums.ts';
import { chosenDelivery, hasOtherReceiver } from './choices.ts';
import { savedCardId } from './saved-card.ts';
import type { CheckoutValues } from './form-fields.ts';

/** The values that the page showed when the form was rendered. */
export type SeenOffer = {
  /** Sum to pay, kopecks. */
  total: number;
  /** Points that could be combined with another payment. */
  spendable: number;
  cityId: number;
  /** Day of hand-over and hour of same-day delivery; '' when none was shown. */
  date: string;
  by: string;
};

/**
 * The order as the API expects it, built from the form alone: sending the same form twice is the same
 * request, even when the first one has emptied the cart. Null when a way of delivery, a way to pay or a
 * consent is missing.
 */
export function orderRequest(values: CheckoutValues, seen: SeenOffer): BodyOf<typeof placeOrder> | null {
  const payment = PAYMENT_KINDS.find((kind) => kind === values.payment);
  const delivery = chosenDelivery(values);
  if (payment === undefined || delivery === null || values.offer === '' || values.personal === '')
    return null;
  const buyer = chosenBuyer(values);
  const { name, lastName, phone, email, card, saveCard, useBonus, certificates } = values;
  const { comment, noCalls, hidesPrice } = values;
  return {
    contact: { name, lastName, phone, email },
    company: buyer === 'company' ? buyingCompany(values) : null,
    receiver: hasOtherReceiver(values) ? receiverOf(values) : null,
    delivery: KINDS[delivery].request(values),
    payment,
    savedCardId: payment === 'card' ? savedCardId(card) : null,
    savesCard: payment === 'card' && savedCardId(card) === null && saveCard !== '',
    bonus: payment === 'bonus' || useBonus === '' || !BUYER_RULES[buyer].hasPoints ? 0 : seen.spendable,
    certificates: readApplied(certificates).map(({ id }) => id),
    comment,
    noCalls: noCalls !== '',
    hidesPrice: hidesPrice !== '',
    acceptsOffer: true,
    acceptsPersonalData: true,
    cityId: seen.cityId,
    expectedTotal: seen.total,
    ...(seen.date === '' ? {} : { expectedDate: seen.date }),
    ...(seen.by === '' ? {} : { expectedBy: seen.by }),
  };
}

/** Drops the КПП of an entrepreneur: it may have been typed before the ИНН was. */
function buyingCompany(values: CheckoutValues) {
  const company = companyOf(values);
  return isPersonInn(company.inn) ? { ...company, kpp: '' } : company;
}

function receiverOf({ receiverName, receiverLastName, receiverPhone, surprise }: CheckoutValues) {
  return {
    name: receiverName,
    lastName: receiverLastName,
    phone: receiverPhone,
    isSurprise: surprise !== '',
  };
}
