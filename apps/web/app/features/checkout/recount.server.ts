import { readText } from '#app/base/forms/form-text.ts';
import type { NotPlaced } from './place-order.server.ts';
import { CHECKOUT } from './values/checkout-values.ts';
import { RECOUNT_INTENT } from './values/recount-intent.ts';

/**
 * The submitted form, to show the page with the sums of the current choices; null unless the button
 * «Пересчитать» was pressed.
 */
export function recount(form: FormData): NotPlaced | null {
  if (readText(form, 'intent') !== RECOUNT_INTENT) return null;
  return { ok: false, values: CHECKOUT.read(form), key: readText(form, 'key'), wrong: [], refusal: null };
}
