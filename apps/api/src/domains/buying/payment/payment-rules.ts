import { USUAL_LIMITS, type PaymentLimits } from '@yahont/values/sums/payment-limits.ts';
import type { PaymentRules } from '@yahont/values/sums/ways-to-pay.ts';
import type { PaymentDeps, Providers } from './payment-deps.ts';

/** The shop's offer: only what a provider's contract covers, within its limits. */
export function paymentRules(
  {
    provider,
    instalments,
    invoice,
    parts = null,
    cardOnReceipt = false,
  }: {
    provider: Pick<Providers['provider'], 'methods'>;
    instalments: Pick<NonNullable<Providers['instalments']>, 'terms'> | null;
    invoice: Pick<NonNullable<PaymentDeps['invoice']>, 'days'> | null;
    /** Days for which an order in several payments is held; null: not offered. */
    parts?: { days: number } | null;
    /** Whether couriers and stores have terminals for cards. */
    cardOnReceipt?: boolean;
  },
  limits: PaymentLimits = USUAL_LIMITS,
): PaymentRules {
  const { methods } = provider;
  return {
    cardMax: methods.includes('card') ? limits.card : null,
    sbpMax: methods.includes('sbp') ? limits.sbp : null,
    sberpayMax: methods.includes('sberpay') ? limits.sberpay : null,
    cashMax: limits.cash,
    cardOnReceipt,
    credit: instalments?.terms ?? null,
    parts,
    invoice: invoice && { days: invoice.days },
  };
}
