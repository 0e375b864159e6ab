import type { PaymentKind } from '@yahont/contracts/orders/orders.ts';
import { INSTALMENT_TERMS } from '@yahont/values/instalment-terms.ts';
import type { Instalment } from '@yahont/values/instalment.ts';
import { ZERO } from '@yahont/values/money.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import { CARD_MAX, CASH_MAX } from '@yahont/values/payment-limits.ts';

/** Limits of the shop's contracts, kopecks. */
export type PaymentRules = {
  /** Most that one card payment carries. */
  cardMax: Kopecks;
  /** Most that a courier or a shop takes in cash. */
  cashMax: Kopecks;
  creditMin: Kopecks;
  creditMax: Kopecks;
};

export const DEFAULT_PAYMENT_RULES: PaymentRules = {
  cardMax: CARD_MAX,
  cashMax: CASH_MAX,
  creditMin: INSTALMENT_TERMS.from,
  creditMax: INSTALMENT_TERMS.to,
};

export type PaymentOption = {
  kind: PaymentKind;
  isAvailable: boolean;
  reason: 'above-limit' | 'below-limit' | 'not-enough-bonus' | null;
  /** For `credit`. */
  instalment: Instalment | null;
};

/**
 * Which ways of paying a cart has.
 * @param goods after the promo code, before bonus and delivery, kopecks
 * @param balance points, one is a rouble
 * @param instalment what the operator of instalments offers for the goods; within the limits of credit and still null, the
 * shop has no such operator, and credit is not named at all
 */
export function paymentOptions(
  {
    goods,
    balance,
    instalment,
  }: { goods: Kopecks; balance: number; instalment: PaymentOption['instalment'] },
  rules: PaymentRules,
): PaymentOption[] {
  const within = (min: Kopecks, max: Kopecks): PaymentOption['reason'] => {
    if (goods > max) return 'above-limit';
    return goods < min ? 'below-limit' : null;
  };
  const reasons: Record<PaymentKind, PaymentOption['reason']> = {
    card: within(ZERO, rules.cardMax),
    cash: within(ZERO, rules.cashMax),
    credit: within(rules.creditMin, rules.creditMax),
    bonus: balance * 100 >= goods ? null : 'not-enough-bonus',
  };
  const kinds: readonly PaymentKind[] = ['card', 'cash', 'credit', 'bonus'];
  const isCreditOffered = instalment !== null || reasons.credit !== null;
  return kinds
    .filter((kind) => kind !== 'credit' || isCreditOffered)
    .map((kind) => ({
      kind,
      isAvailable: reasons[kind] === null,
      reason: reasons[kind],
      instalment: kind === 'credit' ? instalment : null,
    }));
}
