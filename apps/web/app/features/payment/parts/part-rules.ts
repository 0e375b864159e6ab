import { PART_KINDS } from '@yahont/values/sums/tenders.ts';
import { fromDecimalString, type Kopecks } from '@yahont/values/money.ts';
import { defineForm } from '#app/base/forms/define-form.ts';

/** The typed sum of a partial payment, «655 800» or «655 800,47»; null when invalid. */
export function readSum(text: string): Kopecks | null {
  const plain = text.replaceAll(/[\s₽]/g, '').replace(',', '.');
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? fromDecimalString(plain) : null;
}

/** The form of the next partial payment. */
export const PART = defineForm({
  method: (text) => PART_KINDS.some((kind) => kind === text),
  amount: (text) => (readSum(text) ?? 0) > 0,
});

export const PAY_PART = 'part';
