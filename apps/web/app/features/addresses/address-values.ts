import type { Address, AddressFields } from '@yahont/contracts/addresses/addresses.ts';
import { defineForm, isAnything, type FormValues } from '#app/base/forms/define-form.ts';
import { positionIn, positionText } from '#app/shop/words/position-text.ts';

/** The fields in page order. `position`: `55.76,37.65` of a house chosen from suggestions, or nothing. */
export const ADDRESS = defineForm({
  title: isAnything,
  city: (text) => text !== '',
  street: (text) => text.length >= 2,
  house: (text) => text !== '',
  flat: isAnything,
  entrance: isAnything,
  floor: isAnything,
  intercom: isAnything,
  hint: isAnything,
  position: isAnything,
});
export type AddressField = (typeof ADDRESS)['fields'][number];
export type AddressValues = FormValues<AddressField>;

type WithCity = { name: string; region: string };

/** A city as the field shows it: with its region, which distinguishes it from cities of the same name. */
export function cityText({ name, region }: WithCity): string {
  return name === region ? name : `${name}, ${region}`;
}

export function addressValues({ cityName, region, position, ...address }: Address): AddressValues {
  return {
    ...ADDRESS.empty,
    ...Object.fromEntries(ADDRESS.fields.flatMap((name) => textOf(address, name))),
    city: cityText({ name: cityName, region }),
    position: positionText(position),
  };
}

/** The fields as the API stores them. */
export function addressFields(values: AddressValues, cityId: number): AddressFields {
  const { city: _city, position, ...texts } = values;
  return { ...texts, cityId, position: positionIn(position) };
}

/** «Покровка, 27, стр. 1, кв. 14» */
export function addressLine({ street, house, flat }: Pick<Address, 'street' | 'house' | 'flat'>): string {
  return [street, house, flat === '' ? '' : `кв. ${flat}`].filter((part) => part !== '').join(', ');
}

function textOf(address: object, name: AddressField): [string, string][] {
  const value: unknown = Reflect.get(address, name);
  return typeof value === 'string' ? [[name, value]] : [];
}
