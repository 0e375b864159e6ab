import { RETURN_ADDRESS_MAX } from '@yahont/contracts/wire/limits.ts';
import { isPersonName } from '@yahont/values/form-rules.ts';
import { normalisePhone } from '@yahont/values/phone.ts';
import { defineForm, isChosen } from '#app/base/forms/define-form.ts';

/** The way of an exchange that is not a store, whose way is its id. */
export const BY_COURIER = 'courier';

export function isAddress(text: string): boolean {
  return text !== '' && text.length <= RETURN_ADDRESS_MAX;
}

/** The fields, each with its rule; an address and a day are only for the courier. */
export const EXCHANGE = defineForm(
  {
    size: isChosen,
    way: isChosen,
    address: (text, { way }) => way !== BY_COURIER || isAddress(text),
    date: (text, { way }) => way !== BY_COURIER || isChosen(text),
    name: isPersonName,
    phone: (text) => normalisePhone(text) !== null,
    acceptsPersonalData: isChosen,
  },
  { way: 'route.storeId', address: 'route.address', date: 'route.date' },
);
export type ExchangeValues = (typeof EXCHANGE)['empty'];
