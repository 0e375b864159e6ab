import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { DELIVERY_KINDS } from '@yahont/values/delivery-kinds.ts';
import { isEmailOrEmpty, isPersonName } from '@yahont/values/form-rules.ts';
import { normalisePhone } from '@yahont/values/phone.ts';
import { chosenDelivery, chosenPayment, DELIVERY_FIELDS } from './checkout-values.ts';
import type { CheckoutValues, FieldName } from './checkout-values.ts';

/** Invalid fields in the order of the page. The API checks them again. */
export function wrongFields(values: CheckoutValues, options: CheckoutOptions): FieldName[] {
  const delivery = chosenDelivery(values);
  const elsewhere = DELIVERY_KINDS.filter((kind) => kind !== delivery).flatMap(
    (kind) => DELIVERY_FIELDS[kind],
  );
  const rules: [FieldName, boolean][] = [
    ['name', isPersonName(values.name)],
    ['lastName', isPersonName(values.lastName)],
    ['phone', normalisePhone(values.phone) !== null],
    ['email', isEmailOrEmpty(values.email)],
    ['delivery', delivery !== null],
    ['street', isStreet(values.street)],
    ['house', isHouse(values.house)],
    ['date', options.courier.dates.includes(values.date)],
    ['storeId', options.pickup.some(({ store }) => String(store.id) === values.storeId)],
    ['payment', chosenPayment(values, options) !== null],
    ['offer', values.offer !== ''],
    ['personal', values.personal !== ''],
  ];
  return rules.flatMap(([name, isRight]) => (isRight || elsewhere.includes(name) ? [] : [name]));
}

export function isStreet(text: string): boolean {
  return text.trim().length >= 2;
}

export function isHouse(text: string): boolean {
  return text.trim() !== '';
}
