import type { Kopecks } from '@yahont/values/money.ts';
import type { PartKind } from '@yahont/values/sums/tenders.ts';
import type { PaymentRules } from '@yahont/values/sums/ways-to-pay.ts';

/** Largest single payment in a way, kopecks; null when nobody takes it. */
export function mostIn({ cardMax, sbpMax, sberpayMax }: PaymentRules, method: PartKind): Kopecks | null {
  return { card: cardMax, sbp: sbpMax, sberpay: sberpayMax }[method];
}
