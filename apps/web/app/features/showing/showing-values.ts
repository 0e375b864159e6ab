import { isPersonName } from '@yahont/values/form-rules.ts';
import { normalisePhone } from '@yahont/values/phone.ts';
import { defineForm, isChosen } from '#app/base/forms/define-form.ts';

/** The fields under the API's names, each with its rule. */
export const SHOWING = defineForm({
  startsAt: isChosen,
  storeId: isChosen,
  name: isPersonName,
  phone: (text) => normalisePhone(text) !== null,
  acceptsPersonalData: isChosen,
});
export type ShowingValues = (typeof SHOWING)['empty'];
