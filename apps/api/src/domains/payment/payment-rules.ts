import type { Kopecks } from '@yahont/values/money.ts';
import { CARD_MAX, CASH_MAX, TRANSFER_MAX } from '@yahont/values/sums/payment-limits.ts';
import type { PaymentRules } from '@yahont/values/sums/ways-to-pay.ts';
import type { PaymentDeps, Providers } from './payment-deps.ts';

/** Largest sums of the shop's contracts, kopecks. */
export type PaymentLimits = { card: Kopecks; sbp: Kopecks; sberpay: Kopecks; cash: Kopecks };

export const USUAL_LIMITS: PaymentLimits = {
  card: CARD_MAX,
  sbp: TRANSFER_MAX,
  sberpay: TRANSFER_MAX,
  cash: CASH_MAX,
};

/** What the shop offers: only what the contract of a provider covers, within its limits. */
export function paymentRules(
  {
    provider,
    instalments,
    invoice,
  }: {
    provider: Pick<Providers['provider'], 'methods'>;
    instalments: Pick<NonNullable<Providers['instalments']>, 'terms'> | null;
    invoice: Pick<NonNullable<PaymentDeps['invoice']>, 'days'> | null;
  },
  limits: PaymentLimits = USUAL_LIMITS,
): PaymentRules {
  const { methods } = provider;
  return {
    cardMax: methods.includes('card') ? limits.card : null,
    sbpMax: methods.includes('sbp') ? limits.sbp : null,
    sberpayMax: methods.includes('sberpay') ? limits.sberpay : null,
    cashMax: limits.cash,
    credit: instalments?.terms ?? null,
    parts: null,
    invoice: invoice && { days: invoice.days },
  };
}
