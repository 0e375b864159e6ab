import { isParcelNumber, isPhoneEnd } from '@yahont/values/parcels/parcel-number.ts';
import { defineForm } from '#app/base/forms/define-form.ts';

/** The page whose action handles the form, also without JavaScript. */
export const PARCEL_PAGE = '/track/';

export const PARCEL = defineForm({
  number: isParcelNumber,
  phoneEnd: (text, { number }) => isPhoneEnd(text, number),
});
export type ParcelField = (typeof PARCEL)['fields'][number];
