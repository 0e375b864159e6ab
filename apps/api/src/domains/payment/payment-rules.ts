import { INSTALMENT_TERMS } from '@yahont/values/sums/instalment-terms.ts';
import { CARD_MAX, CASH_MAX } from '@yahont/values/sums/payment-limits.ts';
import type { PaymentRules } from '@yahont/values/sums/ways-to-pay.ts';

/** Default limits; cards and credit only with a provider whose contract covers them. */
export function defaultPaymentRules({
  takesCards,
  takesInstalments,
}: {
  takesCards: boolean;
  takesInstalments: boolean;
}): PaymentRules {
  const { from, to } = INSTALMENT_TERMS;
  return {
    cardMax: takesCards ? CARD_MAX : null,
    cashMax: CASH_MAX,
    credit: takesInstalments ? { min: from, max: to } : null,
  };
}
