import type { setPowerOfAttorney } from '@yahont/contracts/payment/papers.ts';
import { isFullName, isPowerNumber } from '@yahont/values/buyer/power-of-attorney.ts';
import { isIsoDate } from '@yahont/values/dates/iso-date.ts';
import { refusalText, type Refusal, type RefusalTexts } from '#app/shop/words/refusal-text.ts';
import { CALL_US } from '#app/shop/words/contacts.ts';
import { defineForm, type FormValues } from '#app/base/forms/define-form.ts';

export const POWER_FORM = defineForm({
  powerNumber: isPowerNumber,
  issuedOn: isIsoDate,
  validUntil: isIsoDate,
  receiverName: isFullName,
});
export type PowerValues = FormValues<(typeof POWER_FORM.fields)[number]>;

/** Another one when anything of what is kept differs: then the form closes and is filled again. */
export function powerKey(power: PowerValues | null): string {
  return power === null ? '' : POWER_FORM.fields.map((name) => power[name]).join('\n');
}

export const POWER_INTENT = 'power-of-attorney';

/** What saving a power of attorney came to, with what was typed. */
export type PowerAnswer =
  | { ok: true }
  | {
      ok: false;
      values: PowerValues;
      /** Names of the fields that are to blame. */
      wrong: readonly string[];
      /** Why it was refused; null when it is only fields. */
      refusal: Refusal | null;
    };

const TEXTS: RefusalTexts<typeof setPowerOfAttorney> = {
  'order-not-found': `Этого заказа больше нет. ${CALL_US}`,
  'no-power-needed': `Заказ уже передан или завершён, записать доверенность нельзя. ${CALL_US}`,
  'not-issued-yet': 'Доверенность выдана позже сегодняшнего дня. Проверьте дату.',
  ended: 'Срок доверенности уже прошёл. Проверьте дату или впишите другую.',
  'ends-before-it-begins': 'Доверенность заканчивается раньше, чем выдана. Проверьте даты.',
};

export function powerRefusalText(refusal: Refusal): string {
  return refusalText(TEXTS, refusal, `Записать доверенность не получилось. ${CALL_US}`);
}
