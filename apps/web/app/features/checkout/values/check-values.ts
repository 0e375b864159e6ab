import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { isEmailOrEmpty, isPersonName } from '@yahont/values/form-rules.ts';
import { normalisePhone } from '@yahont/values/phone.ts';
import { chosenPayment } from './checkout-values.ts';
import type { CheckoutValues, FieldName } from './checkout-values.ts';

/** Fields of the form that will not do, in the order of the page. The API has the last word. */
export function wrongFields(values: CheckoutValues, options: CheckoutOptions): FieldName[] {
  const isCourier = values.delivery === 'courier';
  const isPickup = values.delivery === 'pickup';
  const rules: [FieldName, boolean][] = [
    ['name', isPersonName(values.name)],
    ['lastName', isPersonName(values.lastName)],
    ['phone', normalisePhone(values.phone) !== null],
    ['email', isEmailOrEmpty(values.email)],
    ['delivery', isCourier || isPickup],
    ['street', !isCourier || isStreet(values.street)],
    ['house', !isCourier || isHouse(values.house)],
    ['date', !isCourier || options.courier.dates.includes(values.date)],
    ['storeId', !isPickup || options.pickup.some(({ store }) => String(store.id) === values.storeId)],
    ['payment', chosenPayment(values, options) !== null],
    ['offer', values.offer !== ''],
    ['personal', values.personal !== ''],
  ];
  return rules.flatMap(([name, isRight]) => (isRight ? [] : [name]));
}

export function isStreet(text: string): boolean {
  return text.trim().length >= 2;
}

export function isHouse(text: string): boolean {
  return text.trim() !== '';
}
