import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { formatDeliveryDate } from '@yahont/values/dates/city-time.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import type { DeliveryKind } from '@yahont/values/delivery-kinds.ts';
import { NBSP } from '@yahont/values/digits.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { amountPaidWith } from '@yahont/values/sums/tenders.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { cardName } from '#app/shop/words/card-words.ts';
import { hoursText } from '#app/shop/words/hours-text.ts';
import { placeText } from '#app/shop/words/place-text.ts';
import { checkoutSums, chosenBuyer } from './values/checkout-sums.ts';
import { comesTwice, isDivided } from './values/early.ts';
import type { CheckoutValues } from './values/checkout-values.ts';
import { chosenDelivery, chosenPayment, hasOtherReceiver } from './values/choices.ts';
import { paymentTitle } from './messages.ts';

/** «ООО «Ромашка», Анна Воронцова, +7 (916) 204-18-33, anna@example.ru»: a company only when one buys. */
export function contactSummary(values: CheckoutValues): string {
  const { name, lastName, phone, email } = values;
  const company = chosenBuyer(values) === 'company' ? nbsp(values.companyName) : '';
  // A word joiner after a hyphen prevents a line break inside the number.
  const unbroken = phone.replaceAll(' ', NBSP).replaceAll('-', '-\u2060');
  return listOf([company, `${name} ${lastName}`.trim(), unbroken, email]);
}

type Place = { options: CheckoutOptions; today: string; cityName: string };

/** Where and when, in one line. */
export function deliverySummary(values: CheckoutValues, { options, today, cityName }: Place): string {
  const kind = chosenDelivery(values);
  if (kind === null) return '';
  const where = DELIVERIES[kind](values, { options, today, cityName });
  const { receiverName, receiverLastName } = values;
  const who = hasOtherReceiver(values) ? `получит ${receiverName} ${receiverLastName}` : '';
  return nbsp(listOf([where, who]));
}

const DELIVERIES: Record<DeliveryKind, (values: CheckoutValues, place: Place) => string> = {
  pickup: (values, { options, today }) => {
    const place = options.pickup.find(({ store }) => String(store.id) === values.storeId);
    if (place === undefined) return '';
    const whole = formatDeliveryDate(place.readyDate, today);
    const days =
      isDivided(values, options) && place.early !== null
        ? `${formatDeliveryDate(place.early.date, today)} и ${whole}, двумя заказами`
        : whole;
    return `Салон: ${placeText(place.store)}, ${days}`;
  },
  courier: (values, { options, cityName, today }) => {
    const { date, interval, earlyDate, earlyInterval } = values;
    const { isCarried, intervals } = options.courier;
    const named = (day: string) =>
      isCarried ? nbsp(`с ${formatDayMonth(day)}`) : formatDeliveryDate(day, today);
    const visit = (day: string, chosen: string) => {
      const hours = intervals.find(({ from }) => from === chosen);
      return listOf([day === '' ? '' : named(day), hours ? hoursText(hours) : '']);
    };
    const visits = comesTwice(values, options)
      ? `${visit(earlyDate, earlyInterval)} и ${visit(date, interval)}, двумя заказами`
      : visit(date, interval);
    return `Курьер: ${listOf([...address(values, cityName), visits])}`;
  },
  express: (values, { options: { express }, cityName }) =>
    `Курьер: ${listOf([...address(values, cityName), express === null ? '' : `сегодня до ${express.by}`])}`,
  point: ({ pointCode }, { options: { point }, today }) => {
    const place = point?.places.find(({ code }) => code === pointCode);
    if (!point || !place) return '';
    return `Пункт выдачи: ${place.address}, ${formatDeliveryDate(point.date, today)}`;
  },
  electronic: () => '',
};

function address({ street, house, flat }: CheckoutValues, cityName: string): string[] {
  return [cityName, street, house === '' ? '' : `д. ${house}`, flat === '' ? '' : `кв. ${flat}`];
}

function listOf(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ');
}

/** «Мир •••• 4242» when a saved card pays. */
function savedCardIn({ payment, card }: CheckoutValues, { cards }: CheckoutOptions): string | null {
  const chosen = payment === 'card' ? cards.saved.find(({ id }) => id === card) : undefined;
  return chosen ? cardName(chosen) : null;
}

/** How it is paid, and how many points go along. */
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
