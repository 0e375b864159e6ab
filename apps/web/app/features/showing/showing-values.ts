import { isPersonName } from '@yahont/values/form-rules.ts';
import { normalisePhone } from '@yahont/values/phone.ts';
import { defineForm, isAnything, isChosen } from '#app/lib/forms/define-form.ts';

/** The fields under the API's names, each with its rule; `skuId` is empty without a setting. */
export const SHOWING = defineForm({
  startsAt: isChosen,
  storeId: isChosen,
  skuId: isAnything,
  name: isPersonName,
  phone: (text) => normalisePhone(text) !== null,
  acceptsPersonalData: isChosen,
});
export type ShowingValues = (typeof SHOWING)['empty'];
