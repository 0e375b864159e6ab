import { isAnything } from '#app/base/forms/define-form.ts';
import { isHouse, isStreet } from '../values/address-rules.ts';
import type { CheckoutValues } from '../values/form-fields.ts';
import type { CheckoutKind } from './checkout-kind.ts';

/** The address, for ways of delivery that come to the door. */
export const ADDRESS_RULES = {
  street: isStreet,
  house: isHouse,
  flat: isAnything,
  /** `55.76,37.65` for a house chosen from suggestions, otherwise empty. */
  position: isAnything,
  addressNote: isAnything,
} satisfies CheckoutKind['rules'];

export const ADDRESS_PATHS = {
  street: 'delivery.address.street',
  house: 'delivery.address.house',
  flat: 'delivery.address.flat',
  addressNote: 'delivery.address.comment',
} satisfies CheckoutKind['paths'];

export const ADDRESS_FIELDS = ['street', 'house'] as const;

/** As the API takes it. */
export function addressOf({ street, house, flat, addressNote }: CheckoutValues) {
  return { street, house, flat, comment: addressNote };
}

/** «Москва, Арбат, д. 1, кв. 5» in parts. */
export function addressParts({ street, house, flat }: CheckoutValues, cityName: string): string[] {
  return [cityName, street, house === '' ? '' : `д. ${house}`, flat === '' ? '' : `кв. ${flat}`];
}
