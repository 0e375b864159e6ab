import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { NBSP } from '@yahont/values/digits.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { amountPaidWith } from '@yahont/values/sums/tenders.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { cardName } from '#app/shop/words/card-words.ts';
import { listOf } from './kinds/kind-words.ts';
import { KINDS } from './kinds/kinds.ts';
import { checkoutSums, chosenBuyer } from './values/checkout-sums.ts';
import type { CheckoutValues } from './values/form-fields.ts';
import { chosenDelivery, chosenPayment, hasOtherReceiver } from './values/choices.ts';
import { paymentTitle } from './messages.ts';

/**
 * «ООО «Ромашка», Анна Воронцова, +7 (916) 204-18-33, anna@example.ru»: with a company only when one buys.
 */
export function contactSummary(values: CheckoutValues): string {
  const { name, lastName, phone, email } = values;
  const company = chosenBuyer(values) === 'company' ? nbsp(values.companyName) : '';
  // A word joiner after a hyphen prevents a line break inside the number.
  const unbroken = phone.replaceAll(' ', NBSP).replaceAll('-', '-\u2060');
  return listOf([company, `${name} ${lastName}`.trim(), unbroken, email]);
}

type Place = { options: CheckoutOptions; today: string; cityName: string };

/** The place and the time, in one line. */
export function deliverySummary(values: CheckoutValues, { options, today, cityName }: Place): string {
  const kind = chosenDelivery(values);
  if (kind === null) return '';
  const where = KINDS[kind].summary(values, { options, today, cityName });
  const { receiverName, receiverLastName } = values;
  const who = hasOtherReceiver(values) ? `получит ${receiverName} ${receiverLastName}` : '';
  return nbsp(listOf([where, who]));
}

/** «Мир •••• 4242» when a saved card pays. */
function savedCardIn({ payment, card }: CheckoutValues, { cards }: CheckoutOptions): string | null {
  const chosen = payment === 'card' ? cards.saved.find(({ id }) => id === card) : undefined;
  return chosen ? cardName(chosen) : null;
}

/** How the order is paid, and how many points are used. */
export function paymentSummary(values: CheckoutValues, options: CheckoutOptions): string {
  const kind = chosenPayment(values, options);
  if (kind === null) return '';
  const { points, tenders, due } = checkoutSums(values, options);
  const certificate = amountPaidWith(tenders, 'certificate');
  return [
    ...(due > 0 || points > 0 || certificate === 0
      ? [savedCardIn(values, options) ?? paymentTitle(kind)]
      : []),
    ...(points > 0 ? [countOf(points, ['бонус', 'бонуса', 'бонусов'])] : []),
    ...(certificate > 0 ? [`сертификат, ${formatRoubles(certificate)}`] : []),
  ].join(', ');
}
