import { WISH_MAX_LENGTH } from '@yahont/contracts/holds/hold-terms.ts';
import { normalisePhone } from '@yahont/values/phone.ts';
import { defineForm, isChosen } from '#app/base/forms/define-form.ts';

export function isWish(text: string): boolean {
  return text.length <= WISH_MAX_LENGTH;
}

/** The fields under the API's names, each with its rule. */
export const HOLD = defineForm({
  storeId: isChosen,
  coming: isChosen,
  phone: (text) => normalisePhone(text) !== null,
  wish: isWish,
  acceptsPersonalData: isChosen,
});
export type HoldValues = (typeof HOLD)['empty'];
