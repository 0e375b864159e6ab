import { isPromoCode } from '@yahont/values/form-rules.ts';
import { defineForm } from '#app/base/forms/define-form.ts';

/** The form of the promo code. */
export const PROMO = defineForm({ code: isPromoCode });
