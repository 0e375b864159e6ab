import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { ZERO } from '@yahont/values/money.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import { PAYMENT_KINDS, settle } from '@yahont/values/sums/tenders.ts';
import type { Settlement } from '@yahont/values/sums/tenders.ts';
import { waysToPay } from '@yahont/values/sums/ways-to-pay.ts';
import type { WayToPay } from '@yahont/values/sums/ways-to-pay.ts';

export type CheckoutSums = Settlement & { deliveryPrice: Kopecks };

/** What the form holds about money, as its controls hold it. */
type Choice = { delivery: string; payment: string; useBonus: string };
type Facts = Pick<CheckoutOptions, 'totals' | 'courier' | 'bonus' | 'paymentRules'>;

/** What the current choice costs. The API counts with the same functions and refuses when it comes to another sum. */
export function checkoutSums(choice: Choice, options: Facts): CheckoutSums {
  const purchase = purchaseOf(choice, options);
  const payment = PAYMENT_KINDS.find((kind) => kind === choice.payment) ?? 'card';
  return { ...settle({ ...purchase, payment }), deliveryPrice: purchase.deliveryPrice };
}

/** The ways to pay that suit the chosen delivery and points; placing the order accepts what is available here. */
export function offeredWays(choice: Choice, options: Facts): WayToPay[] {
  return waysToPay(purchaseOf(choice, options), options.paymentRules);
}

function purchaseOf({ delivery, useBonus }: Choice, { totals, courier, bonus }: Facts) {
  return {
    goods: totals.goods,
    deliveryPrice: delivery === 'courier' ? courier.price : ZERO,
    points: useBonus === '' ? 0 : bonus.spendable,
    balance: bonus.balance,
  };
}
