import type { Address } from '@yahont/contracts/addresses/addresses.ts';
import { entranceText } from '#app/shop/words/place-text.ts';
import type { CheckoutValues } from './form-fields.ts';

/** The fields of the courier that an address of the account fills. */
export const ADDRESS_PART = ['street', 'house', 'flat', 'addressNote'] as const;
export type AddressPart = Pick<CheckoutValues, (typeof ADDRESS_PART)[number]>;

/** Directions for the courier beside the house: «подъезд 2, этаж 4, домофон 14К. Звонить после 11». */
export function addressPart({ street, house, flat, hint, ...entrance }: Address): AddressPart {
  const addressNote = [entranceText(entrance), hint].filter((text) => text !== '').join('. ');
  return { street, house, flat, addressNote };
}

type Place = Pick<Address, 'street' | 'house' | 'flat'>;

/** Whether two addresses of one city are the same flat. */
export function isSamePlace(one: Place, other: Place): boolean {
  return one.street === other.street && one.house === other.house && one.flat === other.flat;
}

/** Addresses in this city, the default one first. */
export function addressesIn(cityId: number, addresses: readonly Address[]): Address[] {
  return addresses.filter((address) => address.cityId === cityId);
}
