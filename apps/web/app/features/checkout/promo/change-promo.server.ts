import { applyPromoCode, dropPromoCode } from '@yahont/contracts/cart/cart.ts';
import { isPromoCode } from '@yahont/values/form-rules.ts';
import { ApiProblem } from '#app/lib/api/call.server.ts';
import type { VisitorPage } from '#app/lib/page-context.ts';
import { readText } from '#app/base/forms/form-text.ts';
import type { NotPlaced } from '../place-order.server.ts';
import { CHECKOUT } from '../values/checkout-values.ts';
import { APPLY_PROMO, DROP_PROMO } from './promo-intent.ts';

/**
 * Applies the typed promo code to the cart or removes the cart's code, when one of its buttons was pressed;
 * null when the order itself is submitted. All typed values are kept.
 */
export async function changePromo(
  { api }: Pick<VisitorPage, 'api'>,
  form: FormData,
): Promise<NotPlaced | null> {
  const intent = readText(form, 'intent');
  if (intent !== APPLY_PROMO && intent !== DROP_PROMO) return null;
  const values = CHECKOUT.read(form);
  const answer: NotPlaced = { ok: false, values, key: readText(form, 'key'), wrong: [], refusal: null };
  const refused = (promoRefusal: NonNullable<NotPlaced['promoRefusal']>): NotPlaced => ({
    ...answer,
    wrong: ['promoCode'],
    promoRefusal,
  });
  if (intent === APPLY_PROMO && !isPromoCode(values.promoCode)) return refused({ code: 'validation' });
  try {
    if (intent === APPLY_PROMO) await api(applyPromoCode, { body: { code: values.promoCode } });
    else await api(dropPromoCode);
    return { ...answer, values: { ...values, promoCode: '' } };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { code, context } = error.problem;
    return refused({ code, context });
  }
}
