import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { formatDeliveryDate } from '@yahont/values/dates/city-time.ts';
import { NBSP } from '@yahont/values/digits.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { placeText } from '#app/lib/place-text.ts';
import { checkoutSums } from './values/checkout-sums.ts';
import type { CheckoutValues } from './values/checkout-values.ts';
import { chosenPayment } from './values/checkout-values.ts';
import { paymentTitle } from './messages.ts';

/** «Анна Воронцова, +7 (916) 204-18-33, anna@example.ru» */
export function contactDigest({ name, lastName, phone, email }: CheckoutValues): string {
  // A word joiner after a hyphen: a line never ends inside the number.
  const unbroken = phone.replaceAll(' ', NBSP).replaceAll('-', '-\u2060');
  return [`${name} ${lastName}`.trim(), unbroken, email].filter((part) => part !== '').join(', ');
}

type Place = { options: CheckoutOptions; today: string; cityName: string };

/** Where and when, in one line. */
export function deliveryDigest(values: CheckoutValues, { options, today, cityName }: Place): string {
  if (values.delivery === 'pickup') {
    const place = options.pickup.find(({ store }) => String(store.id) === values.storeId);
    if (place === undefined) return '';
    return nbsp(`Салон: ${placeText(place.store)}, ${formatDeliveryDate(place.readyDate, today)}`);
  }
  const { street, house, flat, date } = values;
  const address = [cityName, street, house === '' ? '' : `д. ${house}`, flat === '' ? '' : `кв. ${flat}`];
  const day = date === '' ? '' : formatDeliveryDate(date, today);
  return nbsp(`Курьер: ${[...address, day].filter((part) => part !== '').join(', ')}`);
}

/** How it is paid, and how many points go along. */
export function paymentDigest(values: CheckoutValues, options: CheckoutOptions): string {
  const kind = chosenPayment(values, options);
  if (kind === null) return '';
  const { points } = checkoutSums(values, options);
  const bonus = points > 0 ? `, ${countOf(points, ['бонус', 'бонуса', 'бонусов'])}` : '';
  return `${paymentTitle(kind)}${bonus}`;
}
