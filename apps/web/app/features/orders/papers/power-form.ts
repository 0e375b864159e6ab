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

/** A React key that changes with any saved value: then the form closes and is refilled. */
export function powerKey(power: PowerValues | null): string {
  return power === null ? '' : POWER_FORM.fields.map((name) => power[name]).join('\n');
}

export const POWER_INTENT = 'power-of-attorney';

/** Result of saving a power of attorney, with the typed values. */
export type PowerAnswer =
  | { ok: true }
  | {
      ok: false;
      values: PowerValues;
      /** Names of the invalid fields. */
      wrong: readonly string[];
      /** Why it was refused; null when only fields are invalid. */
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
